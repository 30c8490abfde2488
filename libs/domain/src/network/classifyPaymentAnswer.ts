import type { CallAnswer } from './CallAnswer';

/**
 * Whether an answer of the payment service is the wanted one. Its answers are never retried, and none of its codes
 * touches the session.
 *
 * `unknown` means that nobody can tell whether the payment was made: look it up in the records, do not send again.
 *
 * @param successCode 200 for lists and deposits, 100 for withdrawals
 * @example
 * classifyPaymentAnswer({ type: 'answered', status: 200, code: 100 }, 100); // => 'ok'
 * classifyPaymentAnswer({ type: 'unanswered' }, 100); // => 'unknown'
 */
export function classifyPaymentAnswer(
  answer: CallAnswer,
  successCode: 200 | 100,
): 'ok' | 'refused' | 'unknown' {
  if (answer.type === 'unanswered' || answer.code === undefined) return 'unknown';
  return answer.code === successCode ? 'ok' : 'refused';
}
