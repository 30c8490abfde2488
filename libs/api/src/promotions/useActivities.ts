import { useRead } from '../swr/useRead';
import { activitiesKey, getActivities } from './activities';

/**
 * The cards of the promotion page, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useActivities().data?.[0]?.type; // => 23
 */
export function useActivities() {
  return useRead(activitiesKey, getActivities);
}
