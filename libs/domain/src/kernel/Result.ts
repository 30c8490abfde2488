/**
 * What a rule answers: the value, or the typed reason why there is none. Rules never throw for a refusal.
 *
 * @example
 * const answer: Result<string, 'empty' | 'notAMobile'> = checkPhone('0917 123 4567');
 * answer.ok ? answer.value : answer.reason; // => '639171234567'
 */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

/**
 * The accepting half of a `Result`.
 *
 * @example
 * ok('sent'); // => { ok: true, value: 'sent' }
 */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/**
 * The refusing half of a `Result`: `reason` carries the facts its message needs.
 *
 * @example
 * fail('tooLate'); // => { ok: false, reason: 'tooLate' }
 */
export function fail<const Reason>(reason: Reason): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason };
}
