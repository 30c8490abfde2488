import { rarelyChanging, useRead } from '../swr/useRead';
import { getVipLevels, vipLevelsKey } from './vipLevels';

/**
 * The VIP levels, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useVipLevels().data?.[1]?.name; // => 'VIP 1'
 */
export function useVipLevels() {
  return useRead(vipLevelsKey, getVipLevels, rarelyChanging);
}
