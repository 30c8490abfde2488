import { wholePercent } from '../money/wholePercent';
import { zeroMoney } from '../money/zeroMoney';
import { remainingTurnover } from './remainingTurnover';
import type { TurnoverStanding } from './TurnoverStanding';

/**
 * How much of the turnover is done, in whole percent from 0 to 100. It is truncated, so that 100 always means that
 * nothing is left.
 *
 * @example
 * turnoverPercent({ neededTurnover: moneyFromPeso(100), doneTurnover: moneyFromPeso('99.99') }); // => 99
 */
export function turnoverPercent(standing: TurnoverStanding): number {
  if (remainingTurnover(standing) === zeroMoney) return 100;
  return wholePercent(standing.doneTurnover, standing.neededTurnover);
}
