import type { AnswerClass } from './AnswerClass';
import type { CallAnswer } from './CallAnswer';

const passingStatuses = new Set([408, 425, 429]);

/**
 * What an answer of the main API asks for.
 *
 * Failure rule: no answer, an unreadable body, HTTP 5xx, 408, 425, 429 and the codes 500 to 599 are failures and
 * are retried; 400 ends the session, 555 is maintenance; every other code is the operator's decision and must not
 * be sent again. A readable envelope counts more than the HTTP status around it.
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
    case 200:
      return 'ok';
    case 400:
      return 'session';
    case 555:
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
