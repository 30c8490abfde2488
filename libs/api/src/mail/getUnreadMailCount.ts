import { getMsgCountCall } from '../contract/mail';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * The cache key of how many messages are unread.
 *
 * @example
 * unreadMailCountKey(7); // => ['getMsgCount', 7]
 */
export function unreadMailCountKey(userId: number): ReadKey {
  return ['getMsgCount', userId];
}

/**
 * Asks how many messages are unread. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await getUnreadMailCount(); // => 2
 */
export async function getUnreadMailCount(options?: CallOptions): Promise<number> {
  return (await callMain(getMsgCountCall, {}, options)).messageCount;
}

/**
 * How many messages the player has not read; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useUnreadMailCount(7).data; // => 2
 */
export function useUnreadMailCount(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : unreadMailCountKey(userId), () => getUnreadMailCount());
}
