import { epochSecondsFrom } from '@kislap/domain';
import { sessionsCall, type WireSession } from '../contract/security';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { optionalInstant } from '../mapping/optionalInstant';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { DeviceSession } from './DeviceSession';

const computer = /Windows|macOS|Linux|Mac OS|CrOS/i;

/**
 * The cache key of the devices that are logged in.
 *
 * @example
 * deviceSessionsKey(7); // => ['sessions', 7]
 */
export function deviceSessionsKey(userId: number): ReadKey {
  return ['sessions', userId];
}

/**
 * Asks which devices are logged in, this one first. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDeviceSessions())[0]?.device; // => 'Chrome on Android'
 */
export async function getDeviceSessions(options?: CallOptions): Promise<readonly DeviceSession[]> {
  const sessions = (await callMain(sessionsCall, {}, options)).map(deviceSessionOf);
  return sessions.toSorted(
    (one, other) =>
      Number(other.isThisDevice) - Number(one.isThisDevice) || other.lastSeenAt - one.lastSeenAt,
  );
}

/**
 * The devices that are logged in; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDeviceSessions(7).data?.[0]?.device; // => 'Chrome on Android'
 */
export function useDeviceSessions(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : deviceSessionsKey(userId), () => getDeviceSessions());
}

function deviceSessionOf({ id, device, ip, last, prev, here }: WireSession): DeviceSession {
  return {
    id,
    device,
    kind: computer.test(device) ? 'computer' : 'phone',
    address: ip,
    lastSeenAt: epochSecondsFrom(last),
    isThisDevice: here === 1,
    ...definedFields({ previousLoginAt: optionalInstant(prev) }),
  };
}
