import { epochMillisecondsFrom } from '@kislap/domain';
import { useSyncExternalStore } from 'react';
import { browserClock } from '../../device/clock/clock';
import { accountKeys } from '../../device/storage/accountKeys';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { session } from '../session';
import { IdleLockStore } from './IdleLockStore';

const key = () => {
  const userId = session.userId();
  return userId === undefined ? undefined : accountKeys.lastTouchAt(userId);
};

/** The app's idle lock. */
export const idleLock = new IdleLockStore({
  now: browserClock.now,
  lastTouch: () => {
    const own = key();
    const at = own && deviceStorage.read(own);
    return at === undefined ? undefined : epochMillisecondsFrom(at);
  },
  remember: (touch) => {
    const own = key();
    if (own !== undefined) deviceStorage.write(own, touch);
  },
  after: browserClock.after,
  isAwake: () =>
    import('./isSessionAwake').then(
      ({ isSessionAwake }) => isSessionAwake(),
      () => false,
    ),
});

/** Whether the app is locked. What is prerendered is a guest's, for whom there is no lock. */
export function useIsLocked(): boolean {
  return useSyncExternalStore(idleLock.subscribe, idleLock.isLocked, () => false);
}
