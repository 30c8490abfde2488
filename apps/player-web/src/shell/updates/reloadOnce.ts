import { decideChunkReload, epochMillisecondsFrom } from '@kislap/domain';
import type { ChunkReloads } from '@kislap/domain';
import { isLostCode } from '../../config/build';
import type { PageMessage } from '../../worker/readPageMessage';

const KEY = 'kislap:chunkReloads';

/** Kept here too, for browsers that block the storage: within one visit the guard still holds. */
let remembered: ChunkReloads = {};

/**
 * Reloads the page because a part of the app could not be loaded, unless this path was reloaded for that a
 * moment ago. Answers whether it reloads.
 */
export function reloadOnce(page: Window): boolean {
  // Without a connection the code has not gone, and a page that is loaded anew might not come back.
  if (!page.navigator.onLine) return false;
  const now = epochMillisecondsFrom(Date.now());
  const { shouldReload, reloads } = decideChunkReload(readReloads(page), page.location.pathname, now);
  if (!shouldReload || !keepReloads(page, reloads)) return false;
  // What a service worker has kept lacks something: this time the page comes from the network.
  page.navigator.serviceWorker?.controller?.postMessage('forgetPages' satisfies PageMessage);
  page.location.reload();
  return true;
}

function readReloads(page: Window): ChunkReloads {
  try {
    const stored: unknown = JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return remembered;
    const instants = Object.entries(stored).flatMap(([path, at]) =>
      typeof at === 'number' && Number.isFinite(at) ? [[path, epochMillisecondsFrom(at)] as const] : [],
    );
    return { ...remembered, ...Object.fromEntries(instants) };
  } catch {
    return remembered;
  }
}

/** A reload that nobody would remember could repeat for ever: without storage there is none. */
function keepReloads(page: Window, reloads: ChunkReloads): boolean {
  remembered = reloads;
  try {
    page.sessionStorage.setItem(KEY, JSON.stringify(reloads));
    return true;
  } catch {
    return false;
  }
}

/** If a part broke because its code is gone, a newer build is out: the page loads anew, once. Answers whether it does. */
export function reloadIfGone(error: unknown): boolean {
  return isLostCode(error) && reloadOnce(window);
}
