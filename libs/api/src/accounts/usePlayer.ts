import { usePlayerRead } from '../swr/useRead';
import { balanceKey, getBalance, getPlayer, playerKey } from './player';

/**
 * The signed-in player; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * usePlayer(7).data?.nickname; // => 'Ligaya'
 */
export function usePlayer(userId: number | undefined) {
  return usePlayerRead(userId, playerKey, getPlayer);
}

/**
 * The balance of the signed-in player; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useBalance(7).data; // => 123456780
 */
export function useBalance(userId: number | undefined) {
  return usePlayerRead(userId, balanceKey, getBalance);
}
