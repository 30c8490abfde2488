import { NavigationContext } from '@kislap/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../code/lazyComponent';
import { withWords } from '../code/withWords';
import { go } from '../navigation/go';
import { OverlayHost } from '../overlays/OverlayHost';
import { RoutedPage } from '../routes/RoutedPage';
import { PageBoundary } from './PageBoundary';
import { Shell } from './Shell';
import { useHasCompany } from './useHasCompany';

const companions = lazyComponent(
  withWords(() => import('./Companions').then(({ Companions }) => Companions)),
);
const goTo = (href: string): void => void go(href);

/** The frame, the page in it and what lies over it. */
export function App() {
  const overlays = (
    <>
      <OverlayHost />
      <Suspense fallback={null}>{useHasCompany() && <companions.Component />}</Suspense>
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
