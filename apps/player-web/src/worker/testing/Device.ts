import type { Ports } from '../BuildFiles';

const ORIGIN = 'https://play.example';

export const visit = (path: string): Request => new Request(ORIGIN + path);

export const pathOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).pathname;

/** An answer from the worker's own site: the browser remembers where it came from, in copies too. */
export function basic(body: string, { status = 200, url = '' } = {}): Response {
  const answer = new Response(body, { status });
  Object.defineProperty(answer, 'type', { value: 'basic' });
  Object.defineProperty(answer, 'url', { value: url });
  Object.defineProperty(answer, 'clone', { value: () => basic(body, { status, url }) });
  return answer;
}

/** What goes wrong from some step of a worker's life on, or at it. */
export interface Fault {
  readonly kind: 'none' | 'cut' | 'wrong' | 'damaged' | 'gone' | 'killed' | 'full';
  /** How many reads, writes and requests go well before. */
  readonly at: number;
}

export const noFault: Fault = { kind: 'none', at: 0 };

interface Life {
  readonly ports: Ports;
  /** What the worker does, as far as it lives: `killed` when it is stopped before it is done. */
  readonly run: <Result>(work: Promise<Result>) => Promise<Result | 'killed'>;
}

type Server = (path: string) => Response;

/** A browser's caches, in which a worker's life may go wrong. */
export class Device {
  readonly kept = new Map<string, Map<string, Response>>();
  /** What the browser's own cache has kept wrongly, until it is passed by. */
  readonly #damaged = new Set<string>();

  /** Starts a worker that asks this server. */
  start(serve: Server, { kind, at }: Fault = noFault): Life {
    let steps = 0;
    let end = (): void => undefined;
    const death = new Promise<'killed'>((resolve) => (end = () => resolve('killed')));
    let isDead = false;
    /** @returns whether the fault is there */
    const step = async (): Promise<boolean> => {
      steps += 1;
      if (kind === 'killed' && steps > at) {
        isDead = true;
        end();
      }
      // A worker that was stopped never hears of anything.
      if (isDead) await new Promise(() => undefined);
      return steps > at;
    };
    const fetch: Ports['fetch'] = async (asked, { cache } = {}) => {
      const isFaulty = await step();
      if (isFaulty && kind === 'cut') throw new TypeError('Failed to fetch');
      const path = pathOf(asked);
      if (isFaulty && path.startsWith('/assets/')) {
        if (kind === 'gone') return basic('gone', { status: 404, url: ORIGIN + path });
        if (kind === 'wrong') return basic('other code', { url: ORIGIN + path });
        if (kind === 'damaged') this.#damaged.add(path);
      }
      if (cache === 'reload') this.#damaged.delete(path);
      if (this.#damaged.has(path)) return basic('half a fi', { url: ORIGIN + path });
      return serve(path);
    };
    const put = async (entries: Map<string, Response>, asked: RequestInfo, answer: Response) => {
      if ((await step()) && kind === 'full') throw new DOMException('no room', 'QuotaExceededError');
      const { url, type } = answer;
      const body = await answer.text();
      entries.set(pathOf(asked), type === 'basic' ? basic(body, { url }) : new Response(body));
    };
    return {
      ports: Object.assign(Object.create(null), { caches: this.#caches(step, put), crypto, fetch }),
      run: (work) => Promise.race([work, death]),
    };
  }

  /** The browser throws files away. */
  evict(names: readonly string[]): void {
    for (const entries of this.kept.values())
      for (const path of entries.keys())
        if (names.some((name) => path.endsWith(`/${name}`))) entries.delete(path);
  }

  #caches(
    step: () => Promise<boolean>,
    put: (entries: Map<string, Response>, asked: RequestInfo, answer: Response) => Promise<void>,
  ) {
    const { kept } = this;
    return {
      open: async (name: string) => {
        const entries = kept.get(name) ?? new Map<string, Response>();
        await step();
        kept.set(name, entries);
        return {
          match: async (asked: RequestInfo) => entries.get(pathOf(asked))?.clone(),
          put: (asked: RequestInfo, answer: Response) => put(entries, asked, answer),
          delete: async (asked: RequestInfo) => (await step(), entries.delete(pathOf(asked))),
          keys: async () => [...entries.keys()].map(visit),
        };
      },
      keys: async () => [...kept.keys()],
      delete: async (name: string) => (await step(), kept.delete(name)),
      match: async (asked: RequestInfo) =>
        [...kept.values()]
          .flatMap((entries) => entries.get(pathOf(asked)) ?? [])
          .at(0)
          ?.clone(),
    };
  }
}
