import { Suspense } from 'react';
import { lazyScreen } from '../../navigation/lazy/lazyComponent';
import { useIsLocked } from '../../session/idle-lock/idleLock';
import { LockScreen } from './LockScreen';

const lazyAwayScreen = lazyScreen(() =>
  import('../away/loadAwayScreen').then(({ loadAwayScreen }) => loadAwayScreen()),
);

/** In place of the app: the way back into a locked one, or the way out of money for who is away. */
export function ClosedScreen() {
  return useIsLocked() ? (
    <LockScreen />
  ) : (
    <Suspense fallback={null}>
      <lazyAwayScreen.Component />
    </Suspense>
  );
}
