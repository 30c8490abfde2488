import { usePlayerRead } from '../swr/useRead';
import { friendBonusesKey, getFriendBonuses } from './friendBonuses';

/**
 * What the player's friends brought; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useFriendBonuses(7).data?.friends[0]?.nickname; // => 'K**o'
 */
export function useFriendBonuses(userId: number | undefined) {
  return usePlayerRead(userId, friendBonusesKey, getFriendBonuses);
}
