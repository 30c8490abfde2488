import { vipLvListCall, type VipLevel as WireVipLevel } from '../contract/vip';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { optionalMoney } from '../mapping/optionalMoney';
import { rarelyChanging } from '../swr/rarelyChanging';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { VipLevel } from './VipLevel';

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

/**
 * The VIP levels, for guests too.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useVipLevels().data?.[1]?.name; // => 'VIP 1'
 */
export function useVipLevels() {
  return useRead(vipLevelsKey, () => getVipLevels(), rarelyChanging);
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
    withdrawalMax: moneyOfPeso(level.wdw_max),
    withdrawalTimes: level.wdw_times,
    ...definedFields({ keepTurnover: optionalMoney(level.keep) }),
  };
}

/** The decimals of a percentage that count; what sums of fractions leave behind them does not. */
const knownPercent = (percent: number): number => Number(percent.toFixed(4));
