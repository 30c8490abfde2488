import type { Percent } from '@kislap/domain';

const perPercent = 100;

/** How many points the odds of a wheel come to: hundredths of a percent. */
export const wheelPoints = 100 * perPercent;

/**
 * The index of the prize that a point falls on. Each owns a stretch as long as its odds.
 *
 * @param odds percent with two decimals at most, 100 in all
 * @param point from 0 to `wheelPoints` - 1
 * @throws RangeError when the odds do not sum to 100
 * @example
 * prizeAt([70, 29.5, 0.5], 7000); // => 1
 * prizeAt([70, 29.5], 7000); // throws RangeError
 */
export function prizeAt(odds: readonly Percent[], point: number): number {
  const stretches = odds.map((percent) => Math.round(percent * perPercent));
  const total = stretches.reduce((sum, stretch) => sum + stretch, 0);
  if (total !== wheelPoints) throw new RangeError(`The odds sum to ${total / perPercent} percent`);
  let end = 0;
  return stretches.findIndex((stretch) => (end += stretch) > point);
}
