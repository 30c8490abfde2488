/**
 * The accepting half of a `Result`.
 *
 * @example
 * ok('sent'); // => { ok: true, value: 'sent' }
 */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}
