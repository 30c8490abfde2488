import type { PingAnswer } from './PingAnswer';
import { pingEveryMs } from './pingEveryMs';

const success = 200;

/**
 * When the online ping is sent next, in milliseconds from its last answer; undefined when it stops.
 *
 * Ping rule: at login and then every 90 s; any answer but 200, no answer, or no token stops it until the next
 * login or page load. It is never retried.
 *
 * @example
 * nextPing({ type: 'answered', code: 200 }, 'token'); // => 90_000
 * nextPing({ type: 'unanswered' }, 'token'); // => undefined
 */
export function nextPing(answer: PingAnswer, token: string | undefined): number | undefined {
  const isOnline = answer.type === 'answered' && answer.code === success && token !== undefined;
  return isOnline ? pingEveryMs : undefined;
}
