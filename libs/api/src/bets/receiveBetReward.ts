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
 */
export async function receiveBetReward(day: DayKey, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getTeamRewardCall, { id: Number(day.replaceAll('-', '')) }, options));
}
