/**
 * Who uses the app: a guest, or a player with the operator's token.
 *
 * @example
 * const guest: Session = { status: 'guest' };
 * nextSession(guest, { type: 'signedOut' }).session; // => guest
 */
export type Session = { readonly status: 'guest' } | { readonly status: 'signedIn'; readonly token: string };

/**
 * What happens to the session.
 *
 * @example
 * const signedIn: SessionEvent = { type: 'signedIn', token: 'new' };
 * nextSession({ status: 'guest' }, signedIn).session; // => { status: 'signedIn', token: 'new' }
 */
export type SessionEvent =
  | { readonly type: 'signedIn'; readonly token: string }
  /** The player has logged out here. */
  | { readonly type: 'signedOut' }
  /**
   * The operator has answered 400 to a call that carried `token` (undefined for a guest's call) while the app
   * stood on `path`.
   */
  | { readonly type: 'rejected'; readonly token: string | undefined; readonly path: string }
  /** Another tab has stored another token, or removed it (undefined). */
  | { readonly type: 'changedElsewhere'; readonly token: string | undefined };

/**
 * What a session change asks for: `clearAccount` forgets token, user and favorites · `stopTimers` ends ping and polls ·
 * `closeOverlays` · `startPing` begins the ping with the new token · `goToLogin` replaces the page by /login with one
 * message.
 *
 * @example
 * const effects: readonly SessionEffect[] = ['startPing'];
 * nextSession({ status: 'guest' }, { type: 'signedIn', token: 'new' }).effects; // => effects
 */
export type SessionEffect = 'clearAccount' | 'stopTimers' | 'closeOverlays' | 'startPing' | 'goToLogin';

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

const loginPath = '/login';
const ending: readonly SessionEffect[] = ['clearAccount', 'stopTimers', 'closeOverlays'];

/**
 * The session after an event.
 *
 * Session rule: a 400 ends the session only if the call carried the stored token; repeats and older tokens are ignored:
 * one clear, one redirect, one message. On /login there is no redirect.
 *
 * @see docs/rules.md#session
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
