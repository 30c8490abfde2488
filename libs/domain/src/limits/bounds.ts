/**
 * What a limit of one's own can be: whole pesos up to an amount, and minutes of a day.
 *
 * @see docs/rules.md#own-limits
 * @example
 * limitBounds.mostMinutes / 60; // => 24
 */
export const limitBounds = { mostPesos: 9_999_999, fewestMinutes: 10, mostMinutes: 1440 } as const;

/**
 * Whether a limit of deposits or losses can be so high: a whole number of pesos, zero included.
 *
 * @see docs/rules.md#own-limits
 * @example
 * isLimitPesos(9_999_999); // => true
 * isLimitPesos(100.5); // => false
 */
export function isLimitPesos(pesos: number): boolean {
  return Number.isInteger(pesos) && pesos >= 0 && pesos <= limitBounds.mostPesos;
}

/**
 * Whether a limit of play can be so many minutes a day.
 *
 * @see docs/rules.md#own-limits
 * @example
 * isLimitMinutes(10); // => true
 * isLimitMinutes(1441); // => false
 */
export function isLimitMinutes(minutes: number): boolean {
  const { fewestMinutes, mostMinutes } = limitBounds;
  return Number.isInteger(minutes) && minutes >= fewestMinutes && minutes <= mostMinutes;
}
