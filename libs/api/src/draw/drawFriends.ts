import { type EpochSeconds, epochSecondsFrom } from '@kislap/domain';
import { getSharePhoneCall } from '../contract/draw';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';

/**
 * A friend whom the player invited in this round, masked.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: DrawFriend | undefined = (await getDrawFriends())[0];
 * found?.nickname; // => 'R***n'
 */
export interface DrawFriend {
  readonly nickname: string;
  readonly at: EpochSeconds;
  /** Has added a spin; a friend who has only registered has not. */
  readonly isCounted: boolean;
}

/** The wire's state of a friend who counts. */
const COUNTED = 2;

/**
 * The cache key of the friends of a player's round.
 *
 * @example
 * drawFriendsKey(7); // => ['getSharePhone', 7]
 */
export function drawFriendsKey(userId: number): ReadKey {
  return ['getSharePhone', userId];
}

/**
 * Asks for the friends of this round. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDrawFriends())[0]?.nickname; // => 'R***n'
 */
export async function getDrawFriends(options?: CallOptions): Promise<readonly DrawFriend[]> {
  const friends = await callMain(getSharePhoneCall, {}, options);
  return friends.map(({ nick, logtime, state }) => ({
    nickname: nick,
    at: epochSecondsFrom(logtime),
    isCounted: state === COUNTED,
  }));
}
