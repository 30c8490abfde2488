import { OfflineError } from './OfflineError';

/** Fetches the HTTP client's code. Without a connection that fails like the call itself would. */
export async function loadTransport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    throw new OfflineError('unreachable', { wasSent: false });
  }
}
