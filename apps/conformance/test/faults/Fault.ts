import type { CallName } from '@kislap/api/registry';
import { type Alteration, alterPath, answerJson, type Json } from './json';

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

/** What a broken server does with one request. */
type Tamper = (exchange: Exchange) => Promise<Response>;

/** One way in which a server can break the contract, and the check that must find it. */
export interface Fault {
  readonly name: string;
  /** What the server does. */
  readonly title: string;
  readonly foundBy: string;
  /** The call whose row shows it; `''` where the check looks at no call of the contract. */
  readonly call: CallName | '';
  /** What the kit must be allowed to do to find it. */
  readonly permission?: 'write' | 'money' | 'away';
  /** Whether the clock of the server has to be moved to find it. */
  readonly isTimed?: true;
  /** Breaks a server that has just started; what it remembers belongs to one run. */
  readonly arm: () => Tamper;
}

/** Breaks one call and lets the others pass. */
export function on(calls: string | readonly string[], tamper: Tamper): Tamper {
  const broken = [calls].flat();
  return async (exchange) =>
    broken.includes(exchange.call) ? await tamper(exchange) : await exchange.forward();
}

/** Changes one place in the answers of a call. */
export function altered(call: string, path: string, change: Alteration): () => Tamper {
  return () => on(call, async ({ ask }) => answerJson(alterPath(await ask(), path, change)));
}

/** Leaves what a call answers and changes how it comes. */
export function rewrapped(
  call: string,
  change: (
    text: string,
    headers: Headers,
  ) => { readonly text?: string; readonly status?: number } | undefined,
): () => Tamper {
  return () =>
    on(call, async ({ forward }) => {
      const response = await forward();
      const came = await response.text();
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      const { text = came, status = response.status } = change(came, headers) ?? {};
      return new Response(text, { status, headers });
    });
}
