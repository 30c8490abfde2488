import { isAxiosError, isCancel } from 'axios';
import { OfflineError } from './OfflineError';

const TIMEOUT_CODES: ReadonlySet<string> = new Set(['ECONNABORTED', 'ETIMEDOUT']);

/** What a request that got no answer at all failed of. Anything could have reached the operator. */
export function offlineErrorFrom(error: unknown): OfflineError {
  if (isCancel(error)) return new OfflineError('cancelled', { wasSent: true });
  const isTimeout = isAxiosError(error) && TIMEOUT_CODES.has(error.code ?? '');
  return new OfflineError(isTimeout ? 'timeout' : 'unreachable', { wasSent: true });
}
