import { NavigationContext } from '@kislap/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../code/lazyComponent';
import { useAfterFirstView } from '../code/useAfterFirstView';
import { DepositAnnouncer } from '../deposit/DepositAnnouncer';
import { go } from '../navigation/go';
import { OverlayHost } from '../overlays/OverlayHost';
import { RoutedPage } from '../routes/RoutedPage';
import { PageBoundary } from './PageBoundary';
import { Shell } from './Shell';

const toasts = lazyComponent(() => import('./ToastHost').then(({ ToastHost }) => ToastHost));
const goTo = (href: string): void => void go(href);

/** The frame, the page in it and what lies over it. */
export function App() {
  const mayLoadMore = useAfterFirstView();
  const overlays = (
    <>
      <OverlayHost />
      <DepositAnnouncer />
      <Suspense fallback={null}>{mayLoadMore && <toasts.Component />}</Suspense>
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
