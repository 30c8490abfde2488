import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getTeamRewardCall } from '../contract/teamReward';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Takes all commission that is open.
 *
 * @throws AnswerError 1008 when none is | OfflineError | ContractError
 */
export async function takeCommission(options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getTeamRewardCall, { id: undefined }, options));
}
