import type { TurnoverStanding } from '../turnover/TurnoverStanding';

/** The operator's fresh facts for a withdrawal. */
export interface CashCheck extends TurnoverStanding {
  readonly depositCount: number;
}
