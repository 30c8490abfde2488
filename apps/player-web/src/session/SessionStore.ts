import { nextSession } from '@kislap/domain';
import type { Session, SessionEffect, SessionEvent } from '@kislap/domain';
import type { DeviceStorage } from '../device/storage/createDeviceStorage';
import { storedKeys } from '../device/storage/storedKeys';
import type { Credentials } from '../device/storage/storedKeys';

/** Does what a change of the session asks for. `leftUserId` is the player who was signed in before. */
type RunEffect = (effect: SessionEffect, leftUserId: number | undefined) => void;

/** Nobody is signed in, as a page that was prerendered has it too. */
export const guest: Session = { status: 'guest' };

/**
 * Who uses the app, in memory and on the device. Every tab of the app shares what is stored: signing in or out in
 * one is heard in the others.
 */
export function createSessionStore(storage: DeviceStorage) {
  const listeners = new Set<() => void>();
  const known = storage.read(storedKeys.session);
  let session: Session = known === undefined ? guest : { status: 'signedIn', token: known.token };
  let userId = known?.userId;
  let isAway = known?.isAway;
  let wasRefused = false;
  let runEffect: RunEffect = () => undefined;

  const token = (): string | undefined => (session.status === 'signedIn' ? session.token : undefined);

  const apply = (event: SessionEvent, credentials?: Credentials): void => {
    const next = nextSession(session, event);
    if (next.session === session) return;
    const leftUserId = userId;
    session = next.session;
    wasRefused = event.type === 'rejected';
    userId = credentials?.userId;
    isAway = credentials?.isAway;
    if (credentials === undefined) storage.remove(storedKeys.session);
    else storage.write(storedKeys.session, credentials);
    listeners.forEach((listener) => listener());
    next.effects.forEach((effect) => runEffect(effect, leftUserId));
  };

  const follow = (): void => {
    const stored = storage.read(storedKeys.session);
    if (stored?.token !== token()) return apply({ type: 'changedElsewhere', token: stored?.token }, stored);
    if (stored === undefined || stored.isAway === isAway) return;
    // Its player has come back in another tab, under the token that it has.
    isAway = stored.isAway;
    session = { ...session };
    listeners.forEach((listener) => listener());
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: (): Session => session,
    /** The token that calls carry now. */
    token,
    /** Whose facts may be read and cached now; `undefined` for a guest. */
    userId: (): number | undefined => userId,
    /** Whether the session only pays out: its player is on a break or excluded. */
    isAway: (): boolean => isAway === true,
    /** Whether the last session ended because the operator refused its token: the login page says so. */
    wasRefused: (): boolean => wasRefused,
    /** Begins to follow the other tabs. A session that is already there starts the ping. */
    start: (run: RunEffect): void => {
      runEffect = run;
      storage.subscribe(storedKeys.session, follow);
      if (session.status === 'signedIn') runEffect('startPing', undefined);
    },
    /** The operator has opened a session. */
    signIn: (credentials: Credentials): void => {
      follow();
      apply({ type: 'signedIn', token: credentials.token }, credentials);
    },
    /** The player has logged out here. */
    signOut: (): void => {
      follow();
      apply({ type: 'signedOut' });
    },
    /**
     * The operator has refused a call's token. What is stored is looked at first: another tab may have signed in a
     * moment ago, and a late refusal of the old token must not end the new session.
     *
     * @param path where the app stood
     */
    reject: (refused: string | undefined, path: string): void => {
      follow();
      apply({ type: 'rejected', token: refused, path });
    },
    /** Another tab may have signed in or out. */
    follow,
  } as const;
}
