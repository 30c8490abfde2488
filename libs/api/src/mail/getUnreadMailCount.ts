import { getMsgCountCall } from '../contract/mail';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/** The cache key of how many messages are unread. */
export function unreadMailCountKey(userId: number): ReadKey {
  return ['getMsgCount', userId];
}

/** Asks how many messages are unread. @throws OfflineError | AnswerError | ContractError */
export async function getUnreadMailCount(options?: CallOptions): Promise<number> {
  return (await callMain(getMsgCountCall, {}, options)).messageCount;
}

/** How many messages the player has not read; nothing for a guest. */
export function useUnreadMailCount(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : unreadMailCountKey(userId), () => getUnreadMailCount());
}
