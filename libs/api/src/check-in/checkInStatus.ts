import type { CheckInStatus } from '@kislap/domain';
import { signUserInfoCall } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso, moneyOfScore } from '../mapping/wireValues';

/**
 * The cache key of how the player stands against the check-in rules.
 *
 * @example
 * checkInStatusKey(7); // => ['signUserInfo', 7]
 */
export function checkInStatusKey(userId: number): ReadKey {
  return ['signUserInfo', userId];
}

/**
 * Asks how the player stands against the check-in rules.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getCheckInStatus()).vipLevel; // => 2
 */
export async function getCheckInStatus(options?: CallOptions): Promise<CheckInStatus> {
  const user = await callMain(signUserInfoCall, {}, options);
  return {
    vipLevel: user.UserVip,
    vipOrder: user.VipOrder,
    totalDeposit: moneyOfPeso(user.AllDep),
    dayDeposit: moneyOfPeso(user.DayDep),
    dayTurnover: moneyOfScore(user.UserFlow),
  };
}
