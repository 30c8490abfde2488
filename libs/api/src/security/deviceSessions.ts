import { type EpochSeconds, epochSecondsFrom } from '@kislap/domain';
import { endSessionCall, sessionsCall, type WireSession } from '../contract/security';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, optionalInstant } from '../mapping/wireValues';

/**
 * A device that is logged in to the account.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: DeviceSession | undefined = (await getDeviceSessions())[0];
 * found?.device; // => 'Chrome on Android'
 */
export interface DeviceSession {
  readonly id: string;
  /** As it calls itself; '' when it says nothing. */
  readonly device: string;
  readonly kind: 'phone' | 'computer';
  /** Where it was, with the end covered; '' when that is not known. */
  readonly address: string;
  readonly lastSeenAt: EpochSeconds;
  /** The login before the one on this device. */
  readonly previousLoginAt?: EpochSeconds;
  readonly isThisDevice: boolean;
}

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
  return sessions.sort(
    (one, other) =>
      Number(other.isThisDevice) - Number(one.isThisDevice) || other.lastSeenAt - one.lastSeenAt,
  );
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

/**
 * Logs a device out.
 *
 * @param which its session's id, or `others` for every device but this one
 * @throws AnswerError 1014 it is not logged in | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await endDeviceSession('b2');
 * operator.seen[0]?.call; // => 'endSession'
 */
export async function endDeviceSession(which: string, options?: CallOptions): Promise<void> {
  await callMain(endSessionCall, { id: which }, options);
}
