import { newIdempotencyKey } from '@kislap/api';
import { deviceStorage } from '../device/storage/deviceStorage';

const deviceKey = {
  name: 'deviceId',
  parse: (stored: unknown) => (typeof stored === 'string' && stored !== '' ? stored : undefined),
};

/**
 * The random id of this device, made up once and sent with a sign-in alone: a person who is away is known again by it. It says
 * nothing of the device, and goes with the data of the site.
 */
export function deviceId(): string {
  const kept = deviceStorage.read(deviceKey);
  if (kept !== undefined) return kept;
  const made = newIdempotencyKey();
  deviceStorage.write(deviceKey, made);
  return made;
}
