import { usePlayerRead } from '../swr/useRead';
import { drawFriendsKey, getDrawFriends } from './drawFriends';

/**
 * The friends of the player's round; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDrawFriends(7).data?.[0]?.nickname; // => 'R***n'
 */
export function useDrawFriends(userId: number | undefined) {
  return usePlayerRead(userId, drawFriendsKey, getDrawFriends);
}
