import { type Money, zeroMoney } from '../money';
import type { EpochSeconds } from '../time/internal';

/**
 * How often a gift of the VIP level comes. Periods turn in Manila: at midnight, on Monday, on the first.
 *
 * @example
 * const period: GiftPeriod = 'month';
 * firstLevelWithGift([], period); // => undefined
 */
export type GiftPeriod = 'day' | 'week' | 'month';

/**
 * Where a player stands with a gift of a VIP level.
 *
 * @example
 * const state: GiftState = 'ready';
 * const gift: PeriodGift = { period: 'day', amount: moneyFromPeso(5), state };
 * gift.state; // => 'ready'
 */
export type GiftState = 'locked' | 'ready' | 'received';

/**
 * A gift of the VIP level that comes by the day, the week or the month.
 *
 * @example
 * const gift: PeriodGift = { period: 'week', amount: moneyFromPeso(50), state: 'ready' };
 * formatWholePesos(gift.amount); // => '50'
 */
export interface PeriodGift {
  readonly period: GiftPeriod;
  readonly amount: Money;
  readonly state: GiftState;
  /** When it opens again; missing when the operator does not say. */
  readonly opensAt?: EpochSeconds;
  /** What a locked gift asks for, and what is there of it. */
  readonly needed?: Money;
  readonly have?: Money;
}

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

const rewardOf = {
  day: 'dailyReward',
  week: 'weeklyReward',
  month: 'monthlyReward',
} as const satisfies Record<GiftPeriod, keyof GiftsOfLevel>;

/**
 * The lowest VIP level that gives something in a period: what a locked gift waits for.
 *
 * @see docs/rules.md#vip
 * @returns nothing when no level does
 * @example
 * const amounts = { dailyReward: zeroMoney, weeklyReward: moneyFromPeso(50), monthlyReward: moneyFromPeso(200) };
 * firstLevelWithGift([{ level: 2, ...amounts }, { level: 1, ...amounts }], 'week'); // => 1
 * firstLevelWithGift([{ level: 1, ...amounts }], 'day'); // => undefined
 */
export function firstLevelWithGift(levels: readonly GiftsOfLevel[], period: GiftPeriod): number | undefined {
  const giving = levels.filter((level) => level[rewardOf[period]] > zeroMoney);
  return giving.map(({ level }) => level).sort((one, two) => one - two)[0];
}
