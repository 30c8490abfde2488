import { progressToNextLevel } from '@kislap/domain';
import type { Money, VipRequirement, VipStanding } from '@kislap/domain';

interface Amounts {
  readonly deposits: Money;
  readonly turnover: Money;
}

/** What a locked level takes; of the one that comes next, what is still missing. */
export function levelNeeds(
  level: number,
  levels: readonly VipRequirement[],
  standing: VipStanding | undefined,
): { readonly needed: Amounts | undefined; readonly missing: Amounts | undefined } {
  const needed = levels.find((one) => one.level === level);
  const progress = standing && progressToNextLevel(levels, standing);
  const isNext = progress?.nextLevel === level && progress.barsToFill > 0;
  return {
    needed: needed && { deposits: needed.neededDeposit, turnover: needed.neededTurnover },
    missing: isNext ? { deposits: progress.missing.deposit, turnover: progress.missing.turnover } : undefined,
  };
}
