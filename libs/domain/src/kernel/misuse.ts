/**
 * The error of a rule that is called with what it can give no right answer to. It says what was given, what becomes of
 * it and what to give instead.
 *
 * @param wanted what the rule takes, with its article: 'a percentage'
 */
export function misuse(wanted: string, given: unknown): RangeError {
  return new RangeError(`Not ${wanted}: ${String(given)}. Any answer would be wrong; give ${wanted}`);
}
