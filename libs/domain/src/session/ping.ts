/**
 * How an online ping ended: with the operator's answer code, or without any answer.
 *
 * @example
 * const answer: PingAnswer = { type: 'answered', code: 400 };
 * nextPing(answer, 'token'); // => undefined
 */
export type PingAnswer =
  | { readonly type: 'answered'; readonly code: number }
  | { readonly type: 'unanswered' };

/**
 * The pause between two online pings, in milliseconds.
 *
 * @example
 * nextPing({ type: 'answered', code: 200 }, 'token') === pingEveryMs; // => true
 */
export const pingEveryMs = 90_000;

const success = 200;

/**
 * Milliseconds from the last answer to the next online ping; undefined when it stops.
 *
 * Ping rule: at login, then every 90 s. Any answer but 200, none, or no token stops it until the next login or load;
 * never retried.
 *
 * @see docs/rules.md#online-ping
 * @example
 * nextPing({ type: 'answered', code: 200 }, 'token'); // => 90_000
 * nextPing({ type: 'unanswered' }, 'token'); // => undefined
 */
export function nextPing(answer: PingAnswer, token: string | undefined): number | undefined {
  const isOnline = answer.type === 'answered' && answer.code === success && token !== undefined;
  return isOnline ? pingEveryMs : undefined;
}
