import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getUserLvCall } from '../contract/vip';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Takes the gift of reaching a VIP level.
 *
 * @throws AnswerError 1008 not reached, 1009 already received | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takeLevelGift(2)).amount); // => '20.00'
 */
export async function takeLevelGift(level: number, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getUserLvCall, { vip: level }, options));
}
