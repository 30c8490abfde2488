import type { AnswerError } from './AnswerError';
import type { ContractError } from './ContractError';
import type { OfflineError } from './OfflineError';

/**
 * Everything a call of this package throws.
 *
 * @example
 * const error: ApiError = new OfflineError('unreachable', { wasSent: false });
 * error.wasSent; // => false
 */
export type ApiError = OfflineError | AnswerError | ContractError;
