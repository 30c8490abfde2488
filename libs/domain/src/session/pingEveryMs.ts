/**
 * The pause between two online pings, in milliseconds.
 *
 * @example
 * nextPing({ type: 'answered', code: 200 }, 'token') === pingEveryMs; // => true
 */
export const pingEveryMs = 90_000;
