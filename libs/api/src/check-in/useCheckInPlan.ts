import { usePlayerRead } from '../swr/useRead';
import { checkInPlanKey, getCheckInPlan } from './checkIn';

/**
 * The check-in week of the signed-in player, or what a guest is shown of it.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useCheckInPlan(7).data?.rewards.length; // => 7
 */
export function useCheckInPlan(userId: number | 'guest' | undefined) {
  return usePlayerRead(userId, checkInPlanKey, getCheckInPlan);
}
