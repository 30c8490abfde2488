import { rarelyChanging, useRead } from '../swr/useRead';
import { activityDetailKey, getActivityDetail } from './activityDetail';

/**
 * An activity's picture and rules, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useActivityDetail(23).data?.steps.length; // => 2
 */
export function useActivityDetail(type: number) {
  return useRead(activityDetailKey(type), (options) => getActivityDetail(type, options), rarelyChanging);
}
