import type { EpochSeconds } from '@kislap/domain';

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
