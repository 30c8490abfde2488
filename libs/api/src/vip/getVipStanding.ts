import type { VipStanding } from '@kislap/domain';
import { signUserInfoCall } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * The cache key of how far the player has come on the VIP ladder.
 *
 * @example
 * vipStandingKey(7); // => ['signUserInfo', 7, 'vip']
 */
export function vipStandingKey(userId: number): ReadKey {
  return ['signUserInfo', userId, 'vip'];
}

/**
 * Asks how far the player has come on the VIP ladder.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getVipStanding()).level; // => 2
 */
export async function getVipStanding(options?: CallOptions): Promise<VipStanding> {
  const user = await callMain(signUserInfoCall, {}, options);
  return {
    level: user.UserVip,
    totalDeposit: moneyOfPeso(user.AllDep),
    totalTurnover: moneyOfScore(user.AllFlow ?? user.UserFlow),
  };
}

/**
 * How far the signed-in player has come; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useVipStanding(7).data?.level; // => 2
 */
export function useVipStanding(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : vipStandingKey(userId), () => getVipStanding());
}
