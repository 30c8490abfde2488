import { NavigationContext } from '@kislap/ui';
import { Suspense } from 'react';
import { go } from '../navigation/go';
import { OverlayHost } from '../overlays/OverlayHost';
import { RoutedPage } from '../routes/RoutedPage';
import { lateCompanions } from './lateCompanions';
import { PageBoundary } from './PageBoundary';
import { Shell } from './Shell';
import { useHasCompany } from './useHasCompany';

const goTo = (href: string): void => void go(href);

/** The frame, the page in it and what lies over it. */
export function App() {
  const overlays = (
    <>
      <OverlayHost />
      <Suspense fallback={null}>{useHasCompany() && <lateCompanions.Component />}</Suspense>
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
