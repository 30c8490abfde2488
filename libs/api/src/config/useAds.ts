import { rarelyChanging, useRead } from '../swr/useRead';
import { type AdPlace, adsKey, getAds } from './ads';

/**
 * The advertisements of a place, for guests too; nothing while `isWanted` is false.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useAds('popup').data?.length; // => 0
 */
export function useAds(place: AdPlace, isWanted = true) {
  return useRead(isWanted ? adsKey(place) : undefined, (options) => getAds(place, options), rarelyChanging);
}
