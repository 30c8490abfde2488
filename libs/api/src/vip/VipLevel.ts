import type { Money, Percent } from '@kislap/domain';

/**
 * What a VIP level asks for and gives.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: VipLevel | undefined = (await getVipLevels())[1];
 * found?.name; // => 'VIP 1'
 */
export interface VipLevel {
  readonly level: number;
  readonly name: string;
  readonly neededDeposit: Money;
  readonly neededTurnover: Money;
  /** Turnover that keeps the level. */
  readonly keepTurnover?: Money;
  readonly upgradeReward: Money;
  readonly dailyReward: Money;
  readonly weeklyReward: Money;
  readonly monthlyReward: Money;
  readonly rebatePercent: Percent;
  /** The most that can be withdrawn in a day, and how often. */
  readonly withdrawalMax: Money;
  readonly withdrawalTimes: number;
}
