import { appWorker } from '../installed/appWorker';
import { overlayStack } from '../overlays/overlayStack';
import { onFormReleased } from '../shell/dirtyForms';
import { isBusy } from '../shell/isBusy';
import { askLatestBuild } from './askLatestBuild';
import { BuildWatch } from './BuildWatch';
import { runningBuild } from './runningBuild';

/**
 * Keeps this build on the device and follows whether there is a newer one. While developing there are no builds, and
 * nothing to follow.
 *
 * @param offer says that a newer build is ready, and answers how to take that back
 * @returns ends it
 */
export function followBuilds(offer: () => () => void): () => void {
  const running = runningBuild(document);
  if (running === undefined) return () => undefined;
  const reload = async (): Promise<void> => {
    await appWorker.activateNewest();
    window.location.reload();
  };
  const builds = new BuildWatch({
    running,
    ask: askLatestBuild,
    now: () => Date.now(),
    isHidden: () => document.hidden,
    isBusy,
    offer,
    reload: () => void reload(),
    keepOnDevice: (isWanted) => void (isWanted ? appWorker.register() : appWorker.remove()),
  });
  builds.start();
  const look = (): void => builds.visibilityChanged();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  const decide = (): void => builds.decide();
  const ends = [overlayStack.subscribe(decide), onFormReleased(decide)];
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    ends.forEach((end) => end());
    builds.stop();
  };
}
