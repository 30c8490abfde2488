import type { DayKey } from '@kislap/domain';
import { useRead } from '../swr/useRead';
import { betNetsKey, getBetNets } from './betNets';

/**
 * The net result of the bets of each day; nothing for a guest.
 *
 * @param days in a row, oldest first
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useBetNets(7, ['2026-01-01', '2026-01-02']).data?.length; // => 2
 */
export function useBetNets(userId: number | undefined, days: readonly DayKey[]) {
  const key = userId === undefined ? undefined : betNetsKey(userId, days.at(-1) ?? '');
  return useRead(key, (options) => getBetNets(days, options), { revalidateOnFocus: false });
}
