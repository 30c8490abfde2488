import { NavigationContext, PageFrame } from '@kislap/ui';
import { go } from '../navigation/go';
import { OverlayHost } from '../overlays/OverlayHost';
import { Companions } from '../shell/Companions';
import { Shell } from '../shell/Shell';

const goTo = (href: string): void => void go(href);
const overlays = (
  <>
    <OverlayHost />
    <Companions />
  </>
);

/** The app without a page: the frame, the overlays over it, and toasts. */
export function EmptyApp() {
  return (
    <NavigationContext value={goTo}>
      <Shell overlays={overlays}>
        <PageFrame>{null}</PageFrame>
      </Shell>
    </NavigationContext>
  );
}
