import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';

/** Remembers on this device whether there should be less motion, and obeys at once. What the device asks for stays. */
export function applyMotion(isLess: boolean): void {
  if (isLess) {
    deviceStorage.write(storedKeys.motion, 'less');
    document.documentElement.dataset['motion'] = 'less';
  } else {
    deviceStorage.remove(storedKeys.motion);
    delete document.documentElement.dataset['motion'];
  }
}
