import type { CheckInPlan, CheckInReward } from '@kislap/domain';
import { getSignInfoCall, type SignDay } from '../contract/events';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { optionalMoney } from '../mapping/optionalMoney';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

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
  const { global_rules: rules, day_info: days } = await callMain(getSignInfoCall, {}, options);
  return {
    rules: definedFields({
      minVip: rules.user_vip,
      totalDeposit: optionalMoney(rules.all_depAmt),
      dayDeposit: optionalMoney(rules.day_depAmt),
      dayTurnover: optionalMoney(rules.day_flow),
      allowedOrders: rules.user_order,
    }),
    rewards: days.map(checkInRewardOf),
  };
}

/**
 * The check-in week of the signed-in player, or what a guest is shown of it.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useCheckInPlan(7).data?.rewards.length; // => 7
 */
export function useCheckInPlan(userId: number | 'guest' | undefined) {
  return useRead(userId === undefined ? undefined : checkInPlanKey(userId), () => getCheckInPlan());
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
