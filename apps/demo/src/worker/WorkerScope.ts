/** An event that the browser lets a worker finish its work for. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A page asks for something. */
interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A page tells the worker something. */
interface PageMessageEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly message: PageMessageEvent;
}

/** The global object of a service worker, as far as the demo uses it; the types of pages know only pages. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}
