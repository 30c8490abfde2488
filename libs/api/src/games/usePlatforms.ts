import { rarelyChanging, useRead } from '../swr/useRead';
import { getPlatforms, platformsKey } from './platforms';

/**
 * The studios, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * usePlatforms().data?.[0]?.code; // => 'KIS'
 */
export function usePlatforms() {
  return useRead(platformsKey, getPlatforms, rarelyChanging);
}
