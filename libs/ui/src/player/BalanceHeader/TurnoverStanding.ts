import type { Money } from '@kislap/domain';

/** How much of the turnover has been played and how much is left. */
export interface TurnoverStanding {
  /** Whole percent, 0 to 100. */
  readonly percent: number;
  readonly left: Money;
}
