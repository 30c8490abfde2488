/**
 * What a rule answers: the value, or the typed reason why there is none. Rules never throw for a refusal.
 *
 * @example
 * const answer: Result<string, 'empty' | 'notAMobile'> = checkPhone('0917 123 4567');
 * answer.ok ? answer.value : answer.reason; // => '639171234567'
 */
export type Result<Value, Reason> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: Reason };
