import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getTeamRewardCall } from '../contract/teamReward';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Takes all commission that is open.
 *
 * @throws AnswerError 1008 when none is | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takeCommission()).amount); // => '5.00'
 */
export async function takeCommission(options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getTeamRewardCall, { id: undefined }, options));
}
