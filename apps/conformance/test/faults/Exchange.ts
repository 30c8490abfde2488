import type { Json } from './Json';

/** How a request goes on to the server when not as it came. */
export interface Detour {
  readonly fields?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly key?: string;
  readonly method?: string;
}

/** One request on its way through a fault. */
export interface Exchange {
  /** The call's name on the wire; `deposit` and `withdraw` without their mode. */
  readonly call: string;
  readonly method: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The bearer token; empty when there is none. */
  readonly token: string;
  readonly headers: Headers;
  /** Lets the server answer. */
  readonly forward: (detour?: Detour) => Promise<Response>;
  /** Lets the server answer, and reads it. */
  readonly ask: (detour?: Detour) => Promise<Json>;
  readonly world: FaultyWorld;
}

/** What faults have at hand beside the request. */
export interface FaultyWorld {
  /** A session of somebody else. */
  readonly stranger: { readonly token: string; readonly userId: number };
  /** Lets time pass. */
  readonly wait: (ms: number) => Promise<void>;
}
