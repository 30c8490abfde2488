import { addMoney, type Money, subtractMoney } from '../money';

/**
 * Why a balance moved. `refund` is a withdrawal that came back, `other` what no kind fits.
 *
 * @example
 * const cashier: readonly StatementKind[] = ['deposit', 'withdrawal', 'refund'];
 * cashier.includes('bet'); // => false
 */
export type StatementKind = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'bonus' | 'refund' | 'other';

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

/**
 * The net result of playing: won less staked, negative when it cost.
 *
 * Rule: deposits, withdrawals and bonuses are not in it, so that it equals the net of the bet history.
 *
 * @see docs/rules.md#statement
 * @example
 * pesoText(netResult({ staked: moneyFromPeso(100), won: moneyFromPeso('60.50') })); // => '-39.5'
 */
export function netResult({ staked, won }: Pick<StatementTotals, 'staked' | 'won'>): Money {
  return subtractMoney(won, staked);
}

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
 * What moved the balance in a period and is in no total, such as a correction.
 *
 * Rule: a statement adds up. Opening balance, plus deposits, less withdrawals, plus bonus, net and this, is the closing
 * balance. Zero without such movements.
 *
 * @see docs/rules.md#statement
 * @example
 * const [opening, closing, deposited] = [zeroMoney, moneyFromPeso(510), moneyFromPeso(500)];
 * const totals = { deposited, withdrawn: zeroMoney, bonus: zeroMoney, staked: zeroMoney, won: zeroMoney };
 * pesoText(otherMovements(totals, { opening, closing })); // => '10'
 */
export function otherMovements(totals: StatementTotals, { opening, closing }: PeriodBalances): Money {
  const explained = [totals.deposited, totals.bonus, netResult(totals)].reduce(addMoney, opening);
  return subtractMoney(closing, subtractMoney(explained, totals.withdrawn));
}
