import type { Money, Percent } from '@kislap/domain';
import { type VipLevel as WireVipLevel, vipLvListCall } from '../contract/vip';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, limitOfPeso, moneyOfPeso, optionalMoney } from '../mapping/wireValues';

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
  /** The most that can be withdrawn in a day, and how often; undefined where no limit is set. */
  readonly withdrawalMax: Money | undefined;
  readonly withdrawalTimes: number | undefined;
}

/**
 * The cache key of the VIP levels.
 *
 * @example
 * vipLevelsKey; // => ['vipLvList']
 */
export const vipLevelsKey: ReadKey = ['vipLvList'];

/**
 * Asks for the VIP levels, lowest first. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getVipLevels())[1]?.name; // => 'VIP 1'
 */
export async function getVipLevels(options?: CallOptions): Promise<readonly VipLevel[]> {
  const levels = await callMain(vipLvListCall, {}, options);
  return levels.map(vipLevelOf).sort((left, right) => left.level - right.level);
}

function vipLevelOf(level: WireVipLevel): VipLevel {
  return {
    level: level.vip,
    name: level.name,
    neededDeposit: moneyOfPeso(level.dep),
    neededTurnover: moneyOfPeso(level.flow),
    upgradeReward: moneyOfPeso(level.up_am),
    dailyReward: moneyOfPeso(level.day_am),
    weeklyReward: moneyOfPeso(level.week_am),
    monthlyReward: moneyOfPeso(level.month_am),
    rebatePercent: knownPercent(level.rebate),
    withdrawalMax: limitOfPeso(level.wdw_max),
    withdrawalTimes: level.wdw_times > 0 ? level.wdw_times : undefined,
    ...definedFields({ keepTurnover: optionalMoney(level.keep) }),
  };
}

/** The decimals of a percentage that count; what sums of fractions leave behind them does not. */
const knownPercent = (percent: number): number => Number(percent.toFixed(4));
