import type { Session } from './Session';
import type { SessionEffect } from './SessionEffect';
import type { SessionEvent } from './SessionEvent';
import type { SessionStep } from './SessionStep';

const loginPath = '/login';
const ending: readonly SessionEffect[] = ['clearAccount', 'stopTimers', 'closeOverlays'];

/**
 * The session after an event.
 *
 * Session rule: an answer 400 ends the session only if the call carried the token that is still stored. A late
 * answer to an older token is ignored, and so are all but the first of several at once: one clear, one redirect,
 * one message. On /login itself there is no redirect.
 *
 * @example
 * const session = { status: 'signedIn', token: 'new' } as const;
 * const rejected = { type: 'rejected', path: '/user' } as const;
 * nextSession(session, { ...rejected, token: 'new' }).session; // => { status: 'guest' }
 * nextSession(session, { ...rejected, token: 'old' }).session; // => session
 */
export function nextSession(session: Session, event: SessionEvent): SessionStep {
  switch (event.type) {
    case 'signedOut':
      return leave(session);
    case 'signedIn':
    case 'changedElsewhere':
      return event.token === undefined ? leave(session) : enter(session, event.token);
    case 'rejected':
      if (event.token !== tokenOf(session)) return { session, effects: [] };
      return leave(session, event.path === loginPath ? [] : ['goToLogin']);
  }
}

function tokenOf(session: Session): string | undefined {
  return session.status === 'signedIn' ? session.token : undefined;
}

/** Another player's facts must not outlive a change of token. */
function enter(session: Session, token: string): SessionStep {
  if (token === tokenOf(session)) return { session, effects: [] };
  const effects: readonly SessionEffect[] = session.status === 'signedIn' ? ending : [];
  return { session: { status: 'signedIn', token }, effects: [...effects, 'startPing'] };
}

function leave(session: Session, then: readonly SessionEffect[] = []): SessionStep {
  if (session.status === 'guest') return { session, effects: [] };
  return { session: { status: 'guest' }, effects: [...ending, ...then] };
}
