import { zeroMoney } from '../money/zeroMoney';
import { remainingTurnover } from './remainingTurnover';
import type { TurnoverStanding } from './TurnoverStanding';

const all = 100;

/**
 * How much of the turnover is done, in whole percent from 0 to 100. It is truncated, so that 100 always means that
 * nothing is left.
 *
 * @example
 * turnoverPercent({ neededTurnover: moneyFromPeso(100), doneTurnover: moneyFromPeso('99.99') }); // => 99
 */
export function turnoverPercent(standing: TurnoverStanding): number {
  if (remainingTurnover(standing) === zeroMoney) return all;
  return Math.max(0, Math.floor((standing.doneTurnover / standing.neededTurnover) * all));
}
