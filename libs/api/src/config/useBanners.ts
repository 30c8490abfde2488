import { rarelyChanging, useRead } from '../swr/useRead';
import { type BannerPlace, bannersKey, getBanners } from './banners';

/**
 * The pictures of a carousel, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useBanners('home').data?.length; // => 0
 */
export function useBanners(place: BannerPlace) {
  return useRead(bannersKey(place), (options) => getBanners(place, options), rarelyChanging);
}
