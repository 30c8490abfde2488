import type { Money } from '../money/Money';

/**
 * What moved a balance in a period, by its reason. Each counts as positive.
 *
 * @example
 * const totals: StatementTotals = {
 *   deposited: moneyFromPeso(500), withdrawn: zeroMoney, bonus: zeroMoney,
 *   staked: moneyFromPeso(100), won: moneyFromPeso(150),
 * };
 * pesoText(netResult(totals)); // => '50'
 */
export interface StatementTotals {
  readonly deposited: Money;
  /** What was asked for less what came back; below zero when more came back than was asked for. */
  readonly withdrawn: Money;
  readonly bonus: Money;
  readonly staked: Money;
  readonly won: Money;
}
