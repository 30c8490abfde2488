import { cacheNames } from '../worker/cacheNames';

/** Forgets the pictures that the worker keeps; they are fetched again where they are shown. */
export async function forgetPictures(): Promise<void> {
  // A browser has no caches outside of a secure site.
  if (!('caches' in window)) return;
  await window.caches.delete(cacheNames.pictures).catch(() => false);
}
