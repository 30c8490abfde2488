import type { DayKey } from '@kislap/domain';
import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getTeamRewardCall } from '../contract/teamReward';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

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
