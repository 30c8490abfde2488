import { zeroMoney } from '../money/zeroMoney';
import type { GiftPeriod } from './GiftPeriod';
import type { GiftsOfLevel } from './GiftsOfLevel';

const rewardOf = {
  day: 'dailyReward',
  week: 'weeklyReward',
  month: 'monthlyReward',
} as const satisfies Record<GiftPeriod, keyof GiftsOfLevel>;

/**
 * The lowest VIP level that gives something in a period: what a locked gift waits for.
 *
 * @returns nothing when no level does
 * @example
 * const amounts = { dailyReward: zeroMoney, weeklyReward: moneyFromPeso(50), monthlyReward: moneyFromPeso(200) };
 * firstLevelWithGift([{ level: 2, ...amounts }, { level: 1, ...amounts }], 'week'); // => 1
 * firstLevelWithGift([{ level: 1, ...amounts }], 'day'); // => undefined
 */
export function firstLevelWithGift(levels: readonly GiftsOfLevel[], period: GiftPeriod): number | undefined {
  const giving = levels.filter((level) => level[rewardOf[period]] > zeroMoney);
  return giving.map(({ level }) => level).toSorted((one, two) => one - two)[0];
}
