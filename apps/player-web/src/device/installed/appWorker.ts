import { cacheNames } from '../../worker/cacheNames';
import type { PageMessage } from '../../worker/readPageMessage';
import { reported, reportError } from '../errors/reportError';

/** Trusted Types of browsers that have them; the policy is named in the page's content security policy. */
interface TrustedTypesFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

const SCRIPT = '/sw.js';

const isFactory = (found: unknown): found is TrustedTypesFactory =>
  typeof found === 'object' && found !== null && 'createPolicy' in found;

let trusted: string | undefined;

/** The address of the service worker's script, as the strict policy wants to have it; it allows no other. */
function workerUrl(page: Window): string {
  const factory: unknown = Reflect.get(page, 'trustedTypes');
  trusted ??= isFactory(factory)
    ? factory.createPolicy('app-sw', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT)
    : SCRIPT;
  return trusted;
}

/** An update that takes longer is left to the next visit. */
const INSTALL_LIMIT_MS = 15_000;
const ACTIVATE_LIMIT_MS = 5000;

const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

const tell = (worker: ServiceWorker | null | undefined, message: PageMessage): void =>
  worker?.postMessage(message);

/** Resolves with the event, or after a while without it. */
function nextEvent(target: EventTarget, name: string, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, limitMs);
    const done = (): void => {
      clearTimeout(limit);
      resolve();
    };
    target.addEventListener(name, done, { once: true });
  });
}

/** The service worker, as the page sees it. Every browser, window and mode may be without one. */
export const appWorker = {
  /** Begins to keep the app on the device. */
  async register(): Promise<void> {
    try {
      await container()?.register(workerUrl(window), { updateViaCache: 'none' });
    } catch (error) {
      // A browser that refuses (a private window, a wrapper, blocked storage) has the app without it.
      reportError(error, 'service worker');
    }
  },

  /** Makes the newest build the one that the next load gets, whatever the worker has kept so far. */
  async activateNewest(): Promise<void> {
    const workers = container();
    const registration = await workers?.getRegistration().catch(reported('service worker'));
    if (workers === undefined || registration === undefined) return;
    await registration.update().catch(reported('service worker'));
    if (registration.installing !== null) {
      await nextEvent(registration.installing, 'statechange', INSTALL_LIMIT_MS);
    }
    if (registration.waiting === null) return tell(workers.controller, 'forgetPages');
    const changed = nextEvent(workers, 'controllerchange', ACTIVATE_LIMIT_MS);
    tell(registration.waiting, 'activate');
    await changed;
  },

  /** Lets the next load take its page from the network: it depends on something that has changed. */
  forgetPages(): void {
    tell(container()?.controller, 'forgetPages');
  },

  /** The operator has switched the worker off: nothing of it stays. */
  async remove(): Promise<void> {
    try {
      const registrations = (await container()?.getRegistrations()) ?? [];
      await Promise.all(registrations.map((registration) => registration.unregister()));
      const names = (await window.caches.keys()).filter((name) => name.startsWith(cacheNames.ours));
      await Promise.all(names.map((name) => window.caches.delete(name)));
    } catch {
      // Without storage there was no worker either.
    }
  },
} as const;
