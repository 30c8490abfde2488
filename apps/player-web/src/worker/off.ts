import { cacheNames } from './cacheNames';
import type { WorkerScope } from './WorkerScope';

declare const self: WorkerScope;

/*
 * The way out: served in place of `sw.js`, it replaces any worker, throws away what that kept and goes. Pages that are
 * open stay as they are; the next one comes from the network.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = (await self.caches.keys()).filter((name) => name.startsWith(cacheNames.ours));
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
