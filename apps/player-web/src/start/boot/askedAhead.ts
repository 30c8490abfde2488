import type { AheadReply } from '@kislap/api';

/** The call that the boot script asks ahead of the app: the money of a player who comes back. */
export const AHEAD = { name: 'getUserScore', path: '/api/web/getUserScore' } as const;

/** What the boot script has asked for the app, and as whom. Whoever takes it takes it away: nobody has it twice. */
export interface AskedAhead {
  readonly token: string;
  readonly locale: string;
  /** When the request left, on the clock of the page; it may be about to leave. */
  askedMs?: number;
  /** Nothing when there was no answer. */
  reply?: Promise<AheadReply | undefined>;
}

declare global {
  interface Window {
    kislapAskedAhead?: AskedAhead | undefined;
  }
}
