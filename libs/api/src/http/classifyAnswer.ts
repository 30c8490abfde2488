import { answerCode } from '../contract/answerCode';

/**
 * What an answer asks for: `ok` use it · `retry` ask again · `session` it has ended · `locked` it waits for its player
 * to be proven · `maintenance` show that page · `business` tell the player, do not retry.
 *
 * @example
 * const answer: AnswerClass = 'business';
 * classifyAnswer({ type: 'answered', status: 200, code: 1004 }) === answer; // => true
 */
type AnswerClass = 'ok' | 'retry' | 'session' | 'locked' | 'maintenance' | 'business';

/**
 * How a call ended. `unanswered`: network error or timeout. `answered`: an HTTP answer, with the operator's own
 * `code` where the body could be read as its envelope.
 *
 * @example
 * const answer: CallAnswer = { type: 'answered', status: 200, code: 555 };
 * classifyAnswer(answer); // => 'maintenance'
 */
type CallAnswer =
  | { readonly type: 'unanswered' }
  | { readonly type: 'answered'; readonly status: number; readonly code?: number };

const passingStatuses = new Set([408, 425, 429]);

/**
 * What a main API answer asks for.
 *
 * Failure rule: retry missing or unreadable answers, HTTP 5xx, 408, 425, 429, codes 500 to 599. 400 ends the session,
 * 555 is maintenance, 1022 a lock, others refusals. The envelope outranks HTTP.
 *
 * @example
 * classifyAnswer({ type: 'answered', status: 200, code: 200 }); // => 'ok'
 * classifyAnswer({ type: 'answered', status: 200, code: 400 }); // => 'session'
 * classifyAnswer({ type: 'answered', status: 503 }); // => 'retry'
 */
export function classifyAnswer(answer: CallAnswer): AnswerClass {
  if (answer.type === 'unanswered') return 'retry';
  return answer.code === undefined ? classifyStatus(answer.status) : classifyCode(answer.code);
}

function classifyCode(code: number): AnswerClass {
  switch (code) {
    case answerCode.ok:
      return 'ok';
    case answerCode.sessionEnded:
      return 'session';
    case answerCode.sessionLocked:
      return 'locked';
    case answerCode.maintenance:
      return 'maintenance';
    default:
      return code >= 500 && code <= 599 ? 'retry' : 'business';
  }
}

/** Without an envelope, a plain refusal such as 404 will not get better by asking again. */
function classifyStatus(status: number): AnswerClass {
  const isRefusal = status >= 400 && status <= 499 && !passingStatuses.has(status);
  return isRefusal ? 'business' : 'retry';
}
