import type { Money } from '../money/Money';
import { subtractMoney } from '../money/subtractMoney';
import type { StatementTotals } from './StatementTotals';

/**
 * What playing came to: won less staked, below zero when it cost.
 *
 * Rule (protection.md, net position): deposits, withdrawals and bonuses are no result of playing and are not in it, so
 * that it is the same figure as the net of the bet history.
 *
 * @example
 * pesoText(netResult({ staked: moneyFromPeso(100), won: moneyFromPeso('60.50') })); // => '-39.5'
 */
export function netResult({ staked, won }: Pick<StatementTotals, 'staked' | 'won'>): Money {
  return subtractMoney(won, staked);
}
