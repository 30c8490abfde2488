import { addMoney } from '../money/addMoney';
import type { Money } from '../money/Money';
import { subtractMoney } from '../money/subtractMoney';
import { netResult } from './netResult';
import type { StatementTotals } from './StatementTotals';

/**
 * The balance when a period began and when it ended.
 *
 * @example
 * const totals = { deposited: zeroMoney, withdrawn: zeroMoney, bonus: zeroMoney, staked: zeroMoney, won: zeroMoney };
 * const balances: PeriodBalances = { opening: moneyFromPeso(500), closing: moneyFromPeso(500) };
 * otherMovements(totals, balances); // => zeroMoney
 */
export interface PeriodBalances {
  readonly opening: Money;
  readonly closing: Money;
}

/**
 * What moved the balance in a period and is in none of the totals, such as a correction by the operator.
 *
 * Rule: a statement adds up. What was there at the beginning, and deposited, less what was withdrawn, and the bonus, and
 * the net result, and this, is what was there at the end. Zero where there was nothing else.
 *
 * @example
 * const [opening, closing, deposited] = [zeroMoney, moneyFromPeso(510), moneyFromPeso(500)];
 * const totals = { deposited, withdrawn: zeroMoney, bonus: zeroMoney, staked: zeroMoney, won: zeroMoney };
 * pesoText(otherMovements(totals, { opening, closing })); // => '10'
 */
export function otherMovements(totals: StatementTotals, { opening, closing }: PeriodBalances): Money {
  const explained = [totals.deposited, totals.bonus, netResult(totals)].reduce(addMoney, opening);
  return subtractMoney(closing, subtractMoney(explained, totals.withdrawn));
}
