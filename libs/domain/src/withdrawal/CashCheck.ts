import type { TurnoverStanding } from '../turnover/TurnoverStanding';
import type { WithdrawalDay } from './WithdrawalDay';

/**
 * The operator's fresh facts for a withdrawal.
 *
 * @example
 * const cash: CashCheck = { depositCount: 1, neededTurnover: zeroMoney, doneTurnover: zeroMoney };
 * checkCash(cash); // => ok(cash)
 */
export interface CashCheck extends TurnoverStanding {
  readonly depositCount: number;
  readonly today?: WithdrawalDay;
}
