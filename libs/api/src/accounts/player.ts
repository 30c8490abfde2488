import type { Money, Player } from '@kislap/domain';
import { getUserInfoCall, getUserScoreCall, type UserInfo } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import type { AheadReply } from '../http/ApiConfig';
import { callMain, loadTransport } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfScore } from '../mapping/wireValues';

/**
 * The cache key of the player's own facts.
 *
 * @example
 * playerKey(7); // => ['getUserInfo', 7]
 */
export function playerKey(userId: number): ReadKey {
  return ['getUserInfo', userId];
}

/**
 * Asks who the token belongs to. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getPlayer()).nickname; // => 'Ligaya'
 */
export async function getPlayer(options?: CallOptions): Promise<Player> {
  return playerOf(await callMain(getUserInfoCall, {}, options));
}

/**
 * What an answer that was asked ahead tells of the player, to be drawn before `getPlayer` takes it over.
 *
 * @returns nothing where it refuses
 * @throws OfflineError | ContractError
 *
 * @example
 * await peekPlayer({ status: 200, retryAfter: null, text: '{"code":400,"msg":"","data":null}' }); // => undefined
 */
export async function peekPlayer(reply: AheadReply): Promise<Player | undefined> {
  const { readAhead } = await loadTransport(() => import('../http/readAhead'));
  const user = readAhead(getUserInfoCall, reply);
  return user && playerOf(user);
}

function playerOf(user: UserInfo): Player {
  return {
    userId: user.UserID,
    nickname: user.NickName,
    phone: user.Phone,
    balance: moneyOfScore(user.Score),
    depositCount: user.DepCount,
    dep15Count: user.Dep15,
    vipLevel: user.UserVip,
    vipOrder: user.VipOrder,
    // Days of one week: a count beyond it means that all are signed.
    signTimes: Math.min(Math.max(user.SignTimes, 0), 7),
    isSignedToday: user.IsSignToday === 1,
    isRepairEarnedToday: user.IsRenewToday === 1,
    avatarId: user.FaceID,
  };
}

/**
 * The cache key of the player's balance.
 *
 * @example
 * balanceKey(7); // => ['getUserScore', 7]
 */
export function balanceKey(userId: number): ReadKey {
  return ['getUserScore', userId];
}

/**
 * Asks for the balance alone: the quick way. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney(await getBalance()); // => '12,345.67'
 */
export async function getBalance(options?: CallOptions): Promise<Money> {
  return moneyOfScore((await callMain(getUserScoreCall, {}, options)).Score);
}

/**
 * What an answer that was asked ahead says the balance is, to be drawn before `getBalance` takes it over.
 *
 * @returns nothing where it refuses
 * @throws OfflineError | ContractError
 *
 * @example
 * await peekBalance({ status: 200, retryAfter: null, text: '{"code":200,"msg":"","data":{"Score":1234500}}' }); // => 1_234_500
 */
export async function peekBalance(reply: AheadReply): Promise<Money | undefined> {
  const { readAhead } = await loadTransport(() => import('../http/readAhead'));
  const answer = readAhead(getUserScoreCall, reply);
  return answer && moneyOfScore(answer.Score);
}
