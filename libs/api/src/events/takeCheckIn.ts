import { claimOf } from '../claims/claimOf';
import { eventGetSignCall } from '../contract/events';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { CheckInClaim } from './CheckInClaim';

/**
 * Checks in for today, or repairs the missed day that comes first. Then take the claim with `useFreshness`.
 *
 * @throws AnswerError 1008 conditions not met, 1009 checked in already | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takeCheckIn('checkIn')).amount); // => '2.00'
 */
export async function takeCheckIn(kind: 'checkIn' | 'repair', options?: CallOptions): Promise<CheckInClaim> {
  const given = await callMain(eventGetSignCall, { isRenew: kind === 'repair' ? 1 : 0 }, options);
  return { ...claimOf(given), day: given.day };
}
