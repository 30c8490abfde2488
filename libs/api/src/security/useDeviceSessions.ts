import { usePlayerRead } from '../swr/useRead';
import { deviceSessionsKey, getDeviceSessions } from './deviceSessions';

/**
 * The devices that are logged in; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDeviceSessions(7).data?.[0]?.device; // => 'Chrome on Android'
 */
export function useDeviceSessions(userId: number | undefined) {
  return usePlayerRead(userId, deviceSessionsKey, getDeviceSessions);
}
