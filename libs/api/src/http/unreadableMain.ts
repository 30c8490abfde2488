import { classifyAnswer } from './classifyAnswer';
import type { AxiosResponse } from 'axios';
import { AnswerError } from './AnswerError';
import type { ApiError } from './ApiError';
import { ContractError } from './ContractError';
import { OfflineError } from './OfflineError';
import { retryAfterMs } from './retryAfterMs';

/**
 * What an answer of the main API without an envelope stands for: a plain refusal under its HTTP status, a
 * gateway that speaks for an operator who did not, or an answer nobody can read.
 */
export function unreadableMain(call: string, response: AxiosResponse<unknown>): ApiError {
  const { status } = response;
  if (classifyAnswer({ type: 'answered', status }) === 'business') return new AnswerError(status, '');
  if (status >= 400) {
    return new OfflineError('gateway', { wasSent: true, retryAfterMs: retryAfterMs(response) });
  }
  return new ContractError(call, 'unreadable', `status ${status} without an envelope`);
}
