import type { CheckInPlan, CheckInReward } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { eventGetSignCall, getSignInfoCall, type SignDay } from '../contract/events';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfPeso, optionalMoney } from '../mapping/wireValues';

/**
 * What a check-in or a repair gave.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const claim: CheckInClaim = await takeCheckIn('checkIn');
 * claim.day; // => 2
 */
export interface CheckInClaim extends Claim {
  /** The day of the week that was paid, 1 to 7. */
  readonly day: number;
}

/**
 * The cache key of the check-in week. A guest may look at it too.
 *
 * @example
 * checkInPlanKey(7); // => ['getSignInfo', 7]
 * checkInPlanKey('guest'); // => ['getSignInfo', 'guest']
 */
export function checkInPlanKey(userId: number | 'guest'): ReadKey {
  return ['getSignInfo', userId];
}

/**
 * Asks for the week's rewards and who may have them. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getCheckInPlan()).rewards.length; // => 7
 */
export async function getCheckInPlan(options?: CallOptions): Promise<CheckInPlan> {
  const { global_rules: rules, day_info: days, times } = await callMain(getSignInfoCall, {}, options);
  return {
    rules: definedFields({
      minVip: rules.user_vip,
      totalDeposit: optionalMoney(rules.all_depAmt),
      dayDeposit: optionalMoney(rules.day_depAmt),
      dayTurnover: optionalMoney(rules.day_flow),
      allowedOrders: rules.user_order,
    }),
    rewards: days.map(checkInRewardOf),
    ...definedFields({ turnoverTimes: times }),
  };
}

function checkInRewardOf(day: SignDay): CheckInReward {
  const repair = day.renew_rules;
  return {
    prizeType: day.prize_type,
    prize: moneyOfPeso(day.prize_amount),
    ...(repair && {
      repairRules: definedFields({
        dayDeposit: optionalMoney(repair.day_depAmt),
        dayTurnover: optionalMoney(repair.day_flow),
      }),
    }),
  };
}

/**
 * Checks in for today, or repairs the missed day that comes first. Then take the claim with `useInvalidation`.
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
