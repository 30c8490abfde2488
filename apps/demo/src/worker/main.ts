import { openEmbedded, type EmbeddedOperator } from '@kislap/sandbox/embedded';
import { openDeviceDatabase, type DeviceDatabase } from './engine';
import { staticPage, visitorsLocale } from './pages';
import { OPEN_MESSAGE, type Progress } from './progress';
import { answererOf } from './routes';
import type { WorkerScope } from './WorkerScope';

declare const self: WorkerScope;

interface Running {
  readonly operator: EmbeddedOperator;
  readonly database: DeviceDatabase;
}

let running: Promise<Running> | undefined;
const listeners = new Set<MessagePort>();
let latest: Progress = { step: 'engine' };

function report(progress: Progress): void {
  latest = progress;
  for (const port of listeners) port.postMessage(progress);
}

/** The operator of this device, opened when it is first asked for. */
function operator(): Promise<Running> {
  running ??= open();
  return running;
}

async function open(): Promise<Running> {
  try {
    report({ step: 'engine' });
    const database = await openDeviceDatabase();
    report({ step: 'database' });
    const opened = await openEmbedded(database.engine, [self.location.hostname]);
    report({ step: 'open' });
    return { operator: opened, database };
  } catch (error) {
    running = undefined;
    report({ step: 'failed', reason: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data !== OPEN_MESSAGE || port === undefined) return;
  listeners.add(port);
  port.postMessage(latest);
  // Told to the page already.
  event.waitUntil(operator().then(undefined, () => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const answerer = answererOf(pathname, request.mode === 'navigate');
  if (answerer === 'operator') {
    const answered = ask(request);
    event.respondWith(answered);
    event.waitUntil(answered.then(written, () => undefined));
  }
  if (answerer === 'page') event.respondWith(page(request, pathname));
});

/** Keeps the worker until what the answer changed is on the device. */
async function written(): Promise<void> {
  const { database } = await operator();
  await database.settled();
}

async function ask(request: Request): Promise<Response> {
  const { operator: opened } = await operator();
  return await opened.fetch(await asSent(request));
}

/** The request with the language of whoever sends it, which browsers add after a worker has seen it. */
async function asSent(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.set('accept-language', await visitorsLocale());
  const { method, url } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  return new Request(url, { method, headers, body: await request.arrayBuffer() });
}

async function page(request: Request, path: string): Promise<Response> {
  return (await staticPage(path)) ?? (await fetch(request));
}
