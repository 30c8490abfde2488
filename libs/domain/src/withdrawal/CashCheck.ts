import type { Money } from '../money/Money';

/** The operator's fresh facts for a withdrawal. */
export interface CashCheck {
  readonly depositCount: number;
  readonly neededTurnover: Money;
  readonly doneTurnover: Money;
}
