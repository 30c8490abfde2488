/** The refusing half of a `Result`: `reason` carries the facts its message needs. */
export function fail<const Reason>(reason: Reason): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason };
}
