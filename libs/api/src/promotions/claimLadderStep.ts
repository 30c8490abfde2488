import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { depGetCall } from '../contract/depositRewards';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Claims one step of today's gifts for deposits.
 *
 * @throws AnswerError 1008 not deposited enough, 1009 claimed before | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await claimLadderStep(2)).amount); // => '15.00'
 */
export async function claimLadderStep(level: number, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(depGetCall, { lv: level }, options));
}
