import { BuildShelf } from './BuildShelf';
import { chooseAnswer } from './chooseAnswer';
import { keepPicture } from './keepPicture';
import { readPageMessage } from './readPageMessage';
import type { WorkerBuild } from './WorkerScope';
import type { WorkerScope } from './WorkerScope';

declare const self: WorkerScope;
/** The build writes it here. */
declare const __WORKER_BUILD__: WorkerBuild;

const shelf = new BuildShelf(__WORKER_BUILD__, {
  caches: self.caches,
  crypto: self.crypto,
  fetch: (request, options) => self.fetch(request, options),
});

self.addEventListener('install', (event) => event.waitUntil(shelf.fill()));

self.addEventListener('activate', (event) =>
  event.waitUntil(shelf.clearOthers().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const later = (work: Promise<unknown>): void => event.waitUntil(work.catch(() => undefined));
  const from = chooseAnswer(event.request, self.location.origin);
  if (from === 'page') event.respondWith(shelf.page(event.request, later));
  if (from === 'build') event.respondWith(shelf.file(event.request));
  if (from === 'pictures') event.respondWith(keepPicture(self, event.request, later));
});

self.addEventListener('message', (event) => {
  const message = readPageMessage(event.data);
  if (message === 'activate') event.waitUntil(self.skipWaiting());
  if (message === 'forgetPages') event.waitUntil(shelf.forgetPages());
});
