import type { VipStatus } from '@kislap/domain';
import { signUserInfoCall } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso, moneyOfScore } from '../mapping/wireValues';

/**
 * The cache key of how far the player has come on the VIP ladder. It has a name of its own: it may be read without a
 * connection, and the check-in of the same call may not.
 *
 * @example
 * vipStatusKey(7); // => ['signUserInfo:vip', 7]
 */
export function vipStatusKey(userId: number): ReadKey {
  return ['signUserInfo:vip', userId];
}

/**
 * Asks how far the player has come on the VIP ladder.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getVipStatus()).level; // => 2
 */
export async function getVipStatus(options?: CallOptions): Promise<VipStatus> {
  const user = await callMain(signUserInfoCall, {}, options);
  return {
    level: user.UserVip,
    totalDeposit: moneyOfPeso(user.AllDep),
    totalTurnover: moneyOfScore(user.AllFlow ?? user.UserFlow),
  };
}
