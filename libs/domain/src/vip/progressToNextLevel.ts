import { zeroMoney } from '../money/zeroMoney';
import { missingForLevel } from './missingForLevel';
import type { VipProgress } from './VipProgress';
import type { VipRequirement } from './VipRequirement';
import type { VipShortfall } from './VipShortfall';
import type { VipStanding } from './VipStanding';

/**
 * The way to the next VIP level: the lowest one above the player's own, in whatever order the levels come.
 *
 * Level rule: the level is reached when both bars are full.
 *
 * @returns nothing on the highest level
 * @example
 * const needed = { level: 2, neededDeposit: moneyFromPeso(1_000), neededTurnover: moneyFromPeso(5_000) };
 * const standing = { level: 1, totalDeposit: moneyFromPeso(1_500), totalTurnover: moneyFromPeso(4_000) };
 * progressToNextLevel([needed], standing)?.barsToFill; // => 1
 * progressToNextLevel([needed], { ...standing, level: 2 }); // => undefined
 */
export function progressToNextLevel(
  levels: readonly VipRequirement[],
  standing: VipStanding,
): VipProgress | undefined {
  const [next] = levels
    .filter(({ level }) => level > standing.level)
    .toSorted((one, two) => one.level - two.level);
  if (next === undefined) return undefined;
  const missing = missingForLevel(next, standing);
  return {
    nextLevel: next.level,
    deposit: { done: standing.totalDeposit, needed: next.neededDeposit },
    turnover: { done: standing.totalTurnover, needed: next.neededTurnover },
    missing,
    barsToFill: barsToFill(missing),
  };
}

function barsToFill({ deposit, turnover }: VipShortfall): 0 | 1 | 2 {
  if (deposit > zeroMoney && turnover > zeroMoney) return 2;
  return deposit > zeroMoney || turnover > zeroMoney ? 1 : 0;
}
