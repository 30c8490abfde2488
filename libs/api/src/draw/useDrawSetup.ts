import { rarelyChanging, useRead } from '../swr/useRead';
import { drawSetupKey, getDrawSetup } from './drawSetup';

/**
 * What the draw is about, for guests too; `null` while there is no draw.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDrawSetup().data?.rules.days; // => 3
 */
export function useDrawSetup() {
  return useRead(drawSetupKey, getDrawSetup, rarelyChanging);
}
