import { rarelyChanging, useRead } from '../swr/useRead';
import { getOperatorSettings, operatorSettingsKey } from './operatorSettings';

/**
 * The operator's settings, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useOperatorSettings().data?.mustBindPhone; // => true
 */
export function useOperatorSettings() {
  return useRead(operatorSettingsKey, getOperatorSettings, rarelyChanging);
}
