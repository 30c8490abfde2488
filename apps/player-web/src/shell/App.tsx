import { NavigationContext } from '@kislap/ui';
import { Suspense } from 'react';
import { CodeBoundary } from '../code/CodeBoundary';
import { go } from '../navigation/go';
import { useAppLocation } from '../navigation/useAppLocation';
import { OverlayHost } from '../overlays/OverlayHost';
import { RoutedPage } from '../routes/RoutedPage';
import { lateStartUp } from '../startUp/lateStartUp';
import { lateCompanions } from './lateCompanions';
import { missCompanions } from './missCompanions';
import { PageBoundary } from './PageBoundary';
import { Shell } from './Shell';
import { useHasCompany } from './useHasCompany';
import { useIsSettled } from './useIsSettled';

const goTo = (href: string): void => void go(href);

/** The frame, the page in it and what lies over it. */
export function App() {
  const { pathname } = useAppLocation();
  const overlays = (
    <>
      <OverlayHost />
      <CodeBoundary fallback={null} onFailure={missCompanions} resetKey={pathname}>
        <Suspense fallback={null}>{useHasCompany() && <lateCompanions.Component />}</Suspense>
      </CodeBoundary>
      <CodeBoundary fallback={null} onFailure={() => undefined}>
        <Suspense fallback={null}>{useIsSettled() && <lateStartUp.Component />}</Suspense>
      </CodeBoundary>
    </>
  );
  return (
    <NavigationContext value={goTo}>
      <Shell overlays={overlays}>
        <PageBoundary>
          <Suspense fallback={null}>
            <RoutedPage />
          </Suspense>
        </PageBoundary>
      </Shell>
    </NavigationContext>
  );
}
