import type { Money } from '../money/Money';

/**
 * What a VIP level gives by the day, the week and the month.
 *
 * @example
 * const amounts = { dailyReward: zeroMoney, weeklyReward: moneyFromPeso(50), monthlyReward: moneyFromPeso(200) };
 * const levelOne: GiftsOfLevel = { level: 1, ...amounts };
 * firstLevelWithGift([levelOne], 'month'); // => 1
 */
export interface GiftsOfLevel {
  readonly level: number;
  readonly dailyReward: Money;
  readonly weeklyReward: Money;
  readonly monthlyReward: Money;
}
