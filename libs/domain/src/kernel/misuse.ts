/**
 * The error of a rule that is called with what it can give no right answer to. It says what was given, what becomes of
 * it and what to give instead; of a long text, how it begins.
 *
 * @param wanted what the rule takes, with its article: 'a percentage'
 */
export function misuse(wanted: string, given: unknown): RangeError {
  return new RangeError(
    `Not ${wanted}: ${String(given).slice(0, 80)}. Any answer would be wrong; give ${wanted}`,
  );
}
