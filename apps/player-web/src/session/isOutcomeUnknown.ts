import { AnswerError, ContractError, OfflineError } from '@kislap/api';

/**
 * Whether a write may have happened although it failed: there was no answer, nobody can read it, or the server broke
 * down over it. A refusal is an answer.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof OfflineError) return error.wasSent && error.reason !== 'cancelled';
  if (error instanceof AnswerError) return error.code >= 500 && error.code <= 599;
  return error instanceof ContractError;
}
