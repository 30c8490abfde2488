import type { TurnoverStanding } from '../turnover/TurnoverStanding';
import type { WithdrawalDay } from './WithdrawalDay';

/** The operator's fresh facts for a withdrawal. */
export interface CashCheck extends TurnoverStanding {
  readonly depositCount: number;
  readonly today?: WithdrawalDay;
}
