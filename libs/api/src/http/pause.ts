import { OfflineError } from './OfflineError';

/**
 * Waits.
 *
 * @throws OfflineError 'cancelled' as soon as `signal` aborts
 */
export function pause(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new OfflineError('cancelled', { wasSent: true }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, durationMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
