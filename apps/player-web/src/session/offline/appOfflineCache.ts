import { runningBuild } from '../../config/build';
import { cacheNames } from '../../worker/cacheNames';
import { answerCache } from '../answerCache';
import { session } from '../session';
import { OfflineCache } from './OfflineCache';
import type { AnswerStore } from './OfflineCache';

const CACHE = 'kislap-answers';
const FOLDER = '/kept-answers/';

/** The device's own store. It belongs to pages alone: the service worker neither fills it nor answers from it. */
const deviceAnswerStore: AnswerStore = {
  async read(owner) {
    try {
      return await (await (await window.caches.open(CACHE)).match(FOLDER + owner))?.text();
    } catch {
      return undefined;
    }
  },
  async write(owner, text) {
    try {
      await (await window.caches.open(CACHE)).put(FOLDER + owner, new Response(text));
    } catch {
      // Blocked or full: the next visit without a connection starts empty.
    }
  },
  async keepOnly(owners) {
    try {
      const cache = await window.caches.open(CACHE);
      const kept = owners.map((owner) => FOLDER + owner);
      const others = (await cache.keys()).filter(({ url }) => !kept.includes(new URL(url).pathname));
      await Promise.all(others.map((other) => cache.delete(other)));
    } catch {
      // Nothing was kept.
    }
  },
};

/** The app's answers on this device; none while developing, where no build could tell that it wrote them. */
export const appOfflineCache = openAppCache();

function openAppCache(): OfflineCache | undefined {
  const build = runningBuild(document);
  if (build === undefined) return undefined;
  return new OfflineCache({
    cache: answerCache.provider,
    store: deviceAnswerStore,
    build,
    userId: session.userId,
    now: () => Date.now(),
    answeredAt: answerCache.answeredAt,
    isShown: answerCache.isAsked,
  });
}

/** Forgets the pictures that the worker keeps; they are fetched again where they are shown. */
export async function forgetPictures(): Promise<void> {
  // A browser has no caches outside of a secure site.
  if (!('caches' in window)) return;
  await window.caches.delete(cacheNames.pictures).catch(() => false);
}
