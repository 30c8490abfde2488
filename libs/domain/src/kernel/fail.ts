/**
 * The refusing half of a `Result`: `reason` carries the facts its message needs.
 *
 * @example
 * fail('tooLate'); // => { ok: false, reason: 'tooLate' }
 */
export function fail<const Reason>(reason: Reason): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason };
}
