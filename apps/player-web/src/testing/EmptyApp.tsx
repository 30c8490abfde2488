import { NavigationContext, PageFrame } from '@kislap/ui';
import { go } from '../navigation/go';
import { PlayerCache } from '../session/PlayerCache';
import { OverlayHost } from '../shell/overlays/OverlayHost';
import { BackgroundFeatures } from '../shell/BackgroundFeatures';
import { Shell } from '../shell/Shell';

const goTo = (href: string): void => void go(href);
const overlays = (
  <>
    <OverlayHost />
    <BackgroundFeatures />
  </>
);

/** The app without a page: the frame, the overlays over it, and toasts. */
export function EmptyApp() {
  return (
    <NavigationContext value={goTo}>
      <PlayerCache>
        <Shell overlays={overlays}>
          <PageFrame>{null}</PageFrame>
        </Shell>
      </PlayerCache>
    </NavigationContext>
  );
}
