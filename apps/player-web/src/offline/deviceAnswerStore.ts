import type { AnswerStore } from './AnswerStore';

const CACHE = 'kislap-answers';
const FOLDER = '/kept-answers/';

/** The device's own store. It belongs to pages alone: the service worker neither fills it nor answers from it. */
export const deviceAnswerStore: AnswerStore = {
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
