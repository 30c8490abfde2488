import { answerCode } from '../contract/answerCode';
import { AnswerError } from './AnswerError';
import { ContractError } from './ContractError';
import { OfflineError } from './OfflineError';

/**
 * Whether another attempt may help. Failure classes: no answer, an unreadable one, and codes 500 to 599
 * except maintenance; every other code is the operator's decision and is not asked twice.
 */
export function isRetryable(error: unknown): boolean {
  if (error instanceof OfflineError) return error.reason !== 'cancelled';
  if (error instanceof ContractError) return error.kind === 'unreadable';
  if (!(error instanceof AnswerError) || error.code === answerCode.maintenance) return false;
  return error.code >= 500 && error.code <= 599;
}
