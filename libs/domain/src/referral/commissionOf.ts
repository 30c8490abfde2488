import type { Money } from '../money/Money';
import type { Percent } from '../money/Percent';
import { percentOfMoney } from '../money/percentOfMoney';
import { zeroMoney } from '../money/zeroMoney';
import type { TeamDepth } from './TeamDepth';

/**
 * What the bets of one level of a team earn in a day, in whole centavos.
 *
 * Commission rule: the rate is taken once, of all bets of the level that day together, and what is under one centavo
 * falls away. A level without a rate earns nothing.
 *
 * @param rates in percent, of level 1 first
 * @example
 * pesoText(commissionOf(moneyFromPeso(10_000), 1, [0.5, 0.2])); // => '50'
 * pesoText(commissionOf(moneyFromPeso(10_000), 3, [0.5, 0.2])); // => '0'
 */
export function commissionOf(turnover: Money, level: TeamDepth, rates: readonly Percent[]): Money {
  const rate = rates[level - 1] ?? 0;
  return turnover > zeroMoney && rate > 0 ? percentOfMoney(turnover, rate) : zeroMoney;
}
