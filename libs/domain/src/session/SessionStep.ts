import type { Session } from './Session';
import type { SessionEffect } from './SessionEffect';

/**
 * A session and what to do on entering it.
 *
 * @example
 * const step: SessionStep = nextSession({ status: 'signedIn', token: 'new' }, { type: 'signedOut' });
 * step.effects; // => ['clearAccount', 'stopTimers', 'closeOverlays']
 */
export interface SessionStep {
  readonly session: Session;
  readonly effects: readonly SessionEffect[];
}
