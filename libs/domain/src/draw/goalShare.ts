import type { Money } from '../money/Money';
import { subtractMoney } from '../money/subtractMoney';
import { wholePercent } from '../money/wholePercent';
import { zeroMoney } from '../money/zeroMoney';
import type { DrawRound } from './DrawRound';

/**
 * How far a round is: whole percent, and exactly what is missing.
 *
 * @example
 * const share: GoalShare = { percent: 90, missing: moneyFromPeso(100) };
 * goalShare({ collected: moneyFromPeso(900), goal: moneyFromPeso(1_000) }); // => share
 */
export interface GoalShare {
  readonly percent: number;
  readonly missing: Money;
}

/**
 * The share of the goal that is collected, truncated: 100 percent always means that nothing is missing.
 *
 * @example
 * goalShare({ collected: moneyFromPeso('999.99'), goal: moneyFromPeso(1_000) }).percent; // => 99
 */
export function goalShare({ collected, goal }: Pick<DrawRound, 'collected' | 'goal'>): GoalShare {
  if (collected >= goal) return { percent: 100, missing: zeroMoney };
  const missing = subtractMoney(goal, collected);
  return { percent: wholePercent(collected, goal), missing };
}
