/**
 * Fetches the HTTP client's code ahead of the first call, for the time when the browser is idle. Failing is
 * fine: the first call tries again.
 *
 * @example
 * await preloadTransport(); // => undefined
 */
export async function preloadTransport(): Promise<void> {
  await import('./sendMain').catch(() => undefined);
}
