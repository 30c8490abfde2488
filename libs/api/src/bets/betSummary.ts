import type { DayKey } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { getTeamRewardCall } from '../contract/commission';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import type { BetQuery } from './betDay';

/**
 * The cache key of what the bets of a day come to.
 *
 * @example
 * betSummaryKey(7, { day: '2026-01-01', types: ['slot'] }); // => ['betLog4U', 7, '2026-01-01', 'slot']
 */
export function betSummaryKey(userId: number, { day, types }: BetQuery): ReadKey {
  return ['betLog4U', userId, day, types.join(',')];
}

/** The cache key of how many bets of each kind a day has. */
export function betCountsKey(userId: number, day: DayKey): ReadKey {
  return ['betLog4U:kinds', userId, day];
}

/** The cache key of the bets of a day, without the page. Two screens that are open at once have lists of their own. */
export function betRowsKey(userId: number, screen: 'history' | 'rewards', { day, types }: BetQuery): ReadKey {
  return [`betLog4U:${screen}`, userId, day, types.join(',')];
}

/**
 * Receives the reward for the bets of a day, once.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await receiveBetReward('2026-01-01')).amount); // => '5.00'
 */
export async function receiveBetReward(day: DayKey, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getTeamRewardCall, { id: Number(day.replaceAll('-', '')) }, options));
}
