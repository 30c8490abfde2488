import type { Money } from '../money/Money';

/** What a VIP level gives by the day, the week and the month. */
export interface GiftsOfLevel {
  readonly level: number;
  readonly dailyReward: Money;
  readonly weeklyReward: Money;
  readonly monthlyReward: Money;
}
