import type { VipLevel } from '@kislap/api';
import { LevelCarousel } from '@kislap/ui';

interface LevelCardsProps {
  readonly levels: readonly VipLevel[];
  readonly current: number | undefined;
}

/** Every level with everything that it brings. */
export function LevelCards({ levels, current }: LevelCardsProps) {
  return (
    <LevelCarousel
      current={current}
      levels={levels.map((one) => ({
        level: one.level,
        levelUpGift: one.upgradeReward,
        dailyGift: one.dailyReward,
        weeklyGift: one.weeklyReward,
        monthlyGift: one.monthlyReward,
        rebate: one.rebatePercent,
        dailyWithdrawal: one.withdrawalMax,
        dailyWithdrawals: one.withdrawalTimes,
      }))}
    />
  );
}
