import { usePlayerRead } from '../swr/useRead';
import { getSavedBanks, savedBanksKey } from './savedBanks';

/**
 * The accounts the signed-in player has withdrawn to; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useSavedBanks(7).data?.[0]?.accountNumber; // => '09170000002'
 */
export function useSavedBanks(userId: number | undefined) {
  return usePlayerRead(userId, savedBanksKey, getSavedBanks);
}
