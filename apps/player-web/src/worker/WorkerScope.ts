/** What a worker keeps: one build, whole. The build writes it into the script. */
export interface WorkerBuild {
  readonly id: string;
  /** Where its files lie: `/assets/1a2b3c4d5e6f/`. The same for the same files. */
  readonly folder: string;
  /** Its code, styles and fonts: the first characters of the SHA-256 of each of them in base64url, by its name in the folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Its pictures, likewise; they are kept once they have been asked for. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** An event that the browser lets a worker finish its work for. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The page asks for something. */
interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** The page tells the worker something. */
interface PageMessageEvent extends LastingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly message: PageMessageEvent;
}

/** The global object of a service worker, as far as ours uses it; the app's own types know only pages. */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly crypto: Crypto;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly unregister: () => Promise<boolean> };
}
