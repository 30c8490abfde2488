import type { AnswerError } from './AnswerError';
import type { ContractError } from './ContractError';
import type { OfflineError } from './OfflineError';

/** Everything a call of this package throws. */
export type ApiError = OfflineError | AnswerError | ContractError;
