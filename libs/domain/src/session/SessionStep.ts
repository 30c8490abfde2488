import type { Session } from './Session';
import type { SessionEffect } from './SessionEffect';

/** A session and what to do on entering it. */
export interface SessionStep {
  readonly session: Session;
  readonly effects: readonly SessionEffect[];
}
