import { isAxiosError, isCancel } from 'axios';
import { OfflineError } from './OfflineError';

const TIMEOUT_CODES: ReadonlySet<string> = new Set(['ECONNABORTED', 'ETIMEDOUT']);

/**
 * What a request that got no answer at all failed of. It may have reached the operator all the same.
 *
 * @throws the error itself when it is not about the network but a mistake in the program
 */
export function offlineErrorFrom(error: unknown): OfflineError {
  if (isCancel(error)) return new OfflineError('cancelled', { wasSent: true });
  if (!isAxiosError(error)) throw error;
  return new OfflineError(TIMEOUT_CODES.has(error.code ?? '') ? 'timeout' : 'unreachable', { wasSent: true });
}
