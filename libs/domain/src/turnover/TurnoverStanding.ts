import type { Money } from '../money/Money';

/** How much has to be bet before money can be withdrawn, and how much has been. */
export interface TurnoverStanding {
  readonly neededTurnover: Money;
  readonly doneTurnover: Money;
}
