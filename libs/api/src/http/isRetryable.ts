import { classifyAnswer } from './classifyAnswer';
import { AnswerError } from './AnswerError';
import { ContractError } from './ContractError';
import { OfflineError } from './OfflineError';

/** Whether another attempt may help: there was no answer, nobody could read it, or its code is a failure. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof OfflineError) return error.reason !== 'cancelled';
  if (error instanceof ContractError) return error.kind === 'unreadable';
  if (!(error instanceof AnswerError)) return false;
  return classifyAnswer({ type: 'answered', status: 200, code: error.code }) === 'retry';
}
