import { runningBuild } from '../../config/build';
import { reportError } from '../../device/errors/reportError';
import { appWorker } from '../../device/installed/appWorker';
import { isSavingData } from '../../device/isSavingData';
import { onFormReleased } from '../../navigation/dirtyForms';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { isBusy } from '../isBusy';
import { BuildWatch } from './BuildWatch';
import type { LatestBuild } from './BuildWatch';
import { parseLatestBuild } from './BuildWatch';

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
    // The whole app for later is what a visitor who saves data does without.
    keepOnDevice: (isWanted) => {
      if (!isWanted) void appWorker.remove();
      else if (!isSavingData()) void appWorker.register();
    },
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

/** Longer than this, the next question is soon enough. */
const timeoutMs = 10_000;

/**
 * Asks which build is the newest; `undefined` when there is no readable answer. The time in the address passes caches.
 */
async function askLatestBuild(): Promise<LatestBuild | undefined> {
  const abort = new AbortController();
  const timeout = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`, {
      cache: 'no-store',
      signal: abort.signal,
    });
    return answer.ok ? parseLatestBuild(await answer.json()) : undefined;
  } catch (error) {
    reportError(error, 'newest build');
    return undefined;
  } finally {
    clearTimeout(timeout);
  }
}
