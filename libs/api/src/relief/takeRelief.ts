import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getUserAlmsCall } from '../contract/relief';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Takes the relief.
 *
 * @throws AnswerError 1008 conditions not met, 1009 used up today | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takeRelief()).amount); // => '2.00'
 */
export async function takeRelief(options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getUserAlmsCall, {}, options));
}
