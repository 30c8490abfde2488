import type { CheckInStanding } from '@kislap/domain';
import { signUserInfoCall } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * The cache key of how the player stands against the check-in rules.
 *
 * @example
 * checkInStandingKey(7); // => ['signUserInfo', 7]
 */
export function checkInStandingKey(userId: number): ReadKey {
  return ['signUserInfo', userId];
}

/**
 * Asks how the player stands against the check-in rules.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getCheckInStanding()).vipLevel; // => 2
 */
export async function getCheckInStanding(options?: CallOptions): Promise<CheckInStanding> {
  const user = await callMain(signUserInfoCall, {}, options);
  return {
    vipLevel: user.UserVip,
    vipOrder: user.VipOrder,
    totalDeposit: moneyOfPeso(user.AllDep),
    dayDeposit: moneyOfPeso(user.DayDep),
    dayTurnover: moneyOfScore(user.UserFlow),
  };
}

/**
 * How the signed-in player stands against the check-in rules; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useCheckInStanding(7).data?.vipLevel; // => 2
 */
export function useCheckInStanding(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : checkInStandingKey(userId), () => getCheckInStanding());
}
