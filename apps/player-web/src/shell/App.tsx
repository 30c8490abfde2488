import { NavigationContext, PageFootContext } from '@kislap/ui';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { isLostCode } from '../config/build';
import { pageFoot } from '../features/help/pageFoot';
import { go } from '../navigation/go';
import { CodeBoundary } from '../navigation/lazy/CodeBoundary';
import { useAppLocation } from '../navigation/appLocation';
import { ErrorPage } from '../pages/error/ErrorPage';
import { useIsLocked } from '../session/idle-lock/idleLock';
import { PlayerCache } from '../session/PlayerCache';
import { session, useSession } from '../session/session';
import { useHasBackgroundFeatures } from '../session/useHasBackgroundFeatures';
import { Shell } from './Shell';
import {
  lazyAppPrefetch,
  lazyBackgroundFeatures,
  lazyLockScreen,
  retryBackgroundFeatures,
} from './lazyParts';
import { OverlayHost } from './overlays/OverlayHost';
import { RoutedPage } from './router/RoutedPage';
import { reloadIfGone } from './updates/reloadOnce';
import { useIsSettled } from './useIsSettled';

const goTo = (href: string): void => void go(href);

/** The app: all of it, or nothing but the way back into a locked one, or out of it for who is away. */
export function App() {
  const isLocked = useIsLocked();
  const hasBackgroundFeatures = useHasBackgroundFeatures();
  // Whether its player is away comes and goes with the session.
  useSession();
  return (
    <NavigationContext value={goTo}>
      <PlayerCache>
        {isLocked || session.isAway() ? (
          <ClosedApp />
        ) : (
          <OpenApp hasBackgroundFeatures={hasBackgroundFeatures} />
        )}
      </PlayerCache>
    </NavigationContext>
  );
}

function ClosedApp() {
  return (
    <CodeBoundary part="lock" fallback={<ErrorPage />} onFailure={reloadIfGone}>
      <Suspense fallback={null}>
        <lazyLockScreen.Component />
      </Suspense>
    </CodeBoundary>
  );
}

interface OpenAppProps {
  /** Known above the player's cache: who has come does not go with a log-out. */
  readonly hasBackgroundFeatures: boolean;
}

/** The frame, the page in it and what lies over it. */
function OpenApp({ hasBackgroundFeatures }: OpenAppProps) {
  const { pathname } = useAppLocation();
  const overlays = (
    <>
      <OverlayHost />
      <CodeBoundary
        part="background features"
        fallback={null}
        onFailure={retryBackgroundFeatures}
        resetKey={pathname}
      >
        <Suspense fallback={null}>{hasBackgroundFeatures && <lazyBackgroundFeatures.Component />}</Suspense>
      </CodeBoundary>
      <CodeBoundary part="start-up" fallback={null}>
        <Suspense fallback={null}>{useIsSettled() && <lazyAppPrefetch.Component />}</Suspense>
      </CodeBoundary>
    </>
  );
  return (
    <Shell overlays={overlays}>
      <PageFootContext value={pageFoot}>
        <PageBoundary>
          <Suspense fallback={null}>
            <RoutedPage />
          </Suspense>
        </PageBoundary>
      </PageFootContext>
    </Shell>
  );
}

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Keeps the frame alive when a page breaks. A page whose code has gone (a newer build is out) is reloaded, once;
 * everything else, and the second time, is the error page.
 */
export function PageBoundary({ children }: PageBoundaryProps) {
  const { pathname } = useAppLocation();
  return (
    <CodeBoundary
      part="page"
      resetKey={pathname}
      fallback={(error) => <ErrorPage isCodeLost={isLostCode(error)} />}
      onFailure={reloadIfGone}
    >
      {children}
    </CodeBoundary>
  );
}
