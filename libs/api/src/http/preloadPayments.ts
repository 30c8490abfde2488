/**
 * Fetches the code that payment calls need besides, ahead of the first. Failing is fine: the first call tries again.
 *
 * @example
 * await preloadPayments(); // => undefined
 */
export async function preloadPayments(): Promise<void> {
  await import('./sendPayment').catch(() => undefined);
}
