import type { Percent } from '../money/Percent';

/**
 * A bonus that the operator runs now on one mode of one method.
 *
 * @example
 * const award: ActiveAward = { methodId: 7, mode: 'maya', awardPercent: 5 };
 * mayaTipPercent([award]); // => 5
 */
export interface ActiveAward {
  readonly methodId: number;
  readonly mode: string;
  readonly awardPercent: Percent;
}
