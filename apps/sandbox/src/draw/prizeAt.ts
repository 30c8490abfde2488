import type { Percent } from '@kislap/domain';

const perPercent = 100;

/**
 * Which prize a chance falls on. Each prize owns a stretch as long as its published odds, in the order of the list,
 * and nothing else counts: not what was won before, not how near the goal is.
 *
 * @param odds percent with two decimals at most, 100 in all
 * @param chance at least 0 and below 1
 * @throws RangeError when the odds do not sum to 100
 * @example
 * prizeAt([70, 29.5, 0.5], 0.7); // => 1
 * prizeAt([70, 29.5], 0.7); // throws RangeError
 */
export function prizeAt(odds: readonly Percent[], chance: number): number {
  const stretches = odds.map((percent) => Math.round(percent * perPercent));
  const total = stretches.reduce((sum, stretch) => sum + stretch, 0);
  if (total !== 100 * perPercent) throw new RangeError(`The odds sum to ${total / perPercent} percent`);
  const point = chance * total;
  let end = 0;
  return stretches.findIndex((stretch) => (end += stretch) > point);
}
