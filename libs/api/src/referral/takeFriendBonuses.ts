import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getShareDepCall } from '../contract/referral';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Takes every bonus of a friend that is open.
 *
 * @throws AnswerError 1008 when none is | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takeFriendBonuses()).amount); // => '30.00'
 */
export async function takeFriendBonuses(options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getShareDepCall, {}, options));
}
