import type { Percent } from '../money/Percent';

/** A bonus that the operator runs now on one mode of one method. */
export interface ActiveAward {
  readonly methodId: number;
  readonly mode: string;
  readonly awardPercent: Percent;
}
