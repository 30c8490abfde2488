import type { GiftPeriod } from '@kislap/domain';
import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getUserLvDayCall } from '../contract/vip';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { lvTypeOf } from './giftPeriods';

/**
 * Takes the VIP gift of the day, the week or the month.
 *
 * @throws AnswerError 1008 not of this level, 1009 already received | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takePeriodGift('day')).amount); // => '2.00'
 */
export async function takePeriodGift(period: GiftPeriod, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getUserLvDayCall, { lvType: lvTypeOf[period] }, options));
}
