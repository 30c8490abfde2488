import { rarelyChanging, useRead } from '../swr/useRead';
import { activityStatesKey, getActivityStates } from './activityStates';

/**
 * The types of the activities that are on, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useActivityStates().data?.includes(23); // => true
 */
export function useActivityStates() {
  return useRead(activityStatesKey, getActivityStates, rarelyChanging);
}
