import { NavigationContext } from '@kislap/ui';
import { Suspense } from 'react';
import { go } from '../navigation/go';
import { OverlayHost } from '../overlays/OverlayHost';
import { RoutedPage } from '../routes/RoutedPage';
import { Shell } from './Shell';

const goTo = (href: string): void => void go(href);

/** The frame, the page in it and what lies over it. */
export function App() {
  return (
    <NavigationContext value={goTo}>
      <Shell overlays={<OverlayHost />}>
        <Suspense fallback={null}>
          <RoutedPage />
        </Suspense>
      </Shell>
    </NavigationContext>
  );
}
