/** What a rule answers: the value, or the typed reason why there is none. Rules never throw for a refusal. */
export type Result<Value, Reason> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: Reason };
