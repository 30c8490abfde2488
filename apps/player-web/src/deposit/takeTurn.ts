/**
 * Runs `work` while no other tab of the app runs work of this name. Resolves without having run it when aborted
 * before its turn has come. Where the browser knows no locks (an origin without HTTPS), `work` runs at once.
 */
export async function takeTurn(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks === undefined) return work();
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
