/**
 * How a game's frame asks the operator. Its origin is opaque, so no service worker stands behind it: it asks the page
 * around it, which asks in its place, and only for what games ask.
 */

/** What a frame asks for. */
export interface RelayedAsk {
  readonly type: 'kislap-demo/ask';
  /** Path and query below `/sandbox/games/`. */
  readonly path: string;
  /** The JSON to post; a page is got where there is none. */
  readonly body?: string;
}

/** What it is told. */
export interface RelayedAnswer {
  readonly status: number;
  readonly text: string;
}

const ofGames = /^\/sandbox\/games\/[\w-]+(?:\/(?:balance|rounds|demo-rounds|demo))?(?:\?[^#]*)?$/;

/** Reads what a frame asks for; undefined for anything that is not for a game. */
export function readAsk(data: unknown): RelayedAsk | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, path, body }: { type?: unknown; path?: unknown; body?: unknown } = data;
  if (type !== 'kislap-demo/ask' || typeof path !== 'string' || !ofGames.test(path)) return undefined;
  if (body === undefined) return { type, path };
  return typeof body === 'string' ? { type, path, body } : undefined;
}

/** The game's own address without what a server of files adds to it. */
export function gamePath(pathname: string): string {
  return pathname.replace(/\/(?:index\.html)?$/, '');
}
