import type { AheadReply } from '@kislap/api';

/** The calls that the boot script asks ahead of the app: the money of a player who comes back, and who they are. */
export const AHEAD = ['getUserScore', 'getUserInfo'] as const;

export type AheadCall = (typeof AHEAD)[number];

/** What the boot script has asked for the app, and as whom. Whoever takes an answer takes it away: nobody has it twice. */
export interface AskedAhead {
  readonly token: string;
  readonly locale: string;
  /** When the requests left, on the clock of the page; they may be about to leave. */
  askedMs?: number;
  /** By their calls; nothing when there was no answer. */
  readonly replies: Partial<Record<AheadCall, Promise<AheadReply | undefined>>>;
}

declare global {
  interface Window {
    kislapAskedAhead?: AskedAhead | undefined;
  }
}
