import { nextSession } from '@kislap/domain';
import type { Session, SessionEffect, SessionEvent } from '@kislap/domain';
import type { DeviceStorage } from '../device/storage/createDeviceStorage';
import { storedKeys } from '../device/storage/storedKeys';
import type { Credentials } from '../device/storage/storedKeys';

/** Does what a change of the session asks for. `leftUserId` is the player who was signed in before. */
type RunEffect = (effect: SessionEffect, leftUserId: number | undefined) => void;

const guest: Session = { status: 'guest' };

/**
 * Who uses the app, in memory and on the device. Every tab of the app shares what is stored: signing in or out in
 * one is heard in the others.
 */
export class SessionStore {
  readonly #storage: DeviceStorage;
  readonly #listeners = new Set<() => void>();
  #session: Session = guest;
  #userId: number | undefined;
  #wasRefused = false;
  #runEffect: RunEffect = () => undefined;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
    const stored = storage.read(storedKeys.session);
    if (stored === undefined) return;
    this.#session = { status: 'signedIn', token: stored.token };
    this.#userId = stored.userId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): Session => this.#session;

  /** The token that calls carry now. */
  readonly token = (): string | undefined =>
    this.#session.status === 'signedIn' ? this.#session.token : undefined;

  /** Whose facts may be read and cached now; `undefined` for a guest. */
  readonly userId = (): number | undefined => this.#userId;

  /** Whether the last session ended because the operator refused its token: the login page says so. */
  readonly wasRefused = (): boolean => this.#wasRefused;

  /** Begins to follow the other tabs. A session that is already there starts the ping. */
  start(runEffect: RunEffect): void {
    this.#runEffect = runEffect;
    this.#storage.subscribe(storedKeys.session, () => this.#followStorage());
    if (this.#session.status === 'signedIn') runEffect('startPing', undefined);
  }

  /** The operator has opened a session. */
  signIn(credentials: Credentials): void {
    this.#followStorage();
    this.#apply({ type: 'signedIn', token: credentials.token }, credentials);
  }

  /** The player has logged out here. */
  signOut(): void {
    this.#followStorage();
    this.#apply({ type: 'signedOut' });
  }

  /**
   * The operator has refused a call's token. What is stored is looked at first: another tab may have signed in a
   * moment ago, and a late refusal of the old token must not end the new session.
   *
   * @param path where the app stood
   */
  reject(token: string | undefined, path: string): void {
    this.#followStorage();
    this.#apply({ type: 'rejected', token, path });
  }

  /** Another tab may have signed in or out. */
  follow(): void {
    this.#followStorage();
  }

  #followStorage(): void {
    const stored = this.#storage.read(storedKeys.session);
    if (stored?.token !== this.token())
      this.#apply({ type: 'changedElsewhere', token: stored?.token }, stored);
  }

  #apply(event: SessionEvent, credentials?: Credentials): void {
    const { session, effects } = nextSession(this.#session, event);
    if (session === this.#session) return;
    const leftUserId = this.#userId;
    this.#session = session;
    this.#wasRefused = event.type === 'rejected';
    this.#userId = credentials?.userId;
    if (credentials === undefined) this.#storage.remove(storedKeys.session);
    else this.#storage.write(storedKeys.session, credentials);
    this.#listeners.forEach((listener) => listener());
    effects.forEach((effect) => this.#runEffect(effect, leftUserId));
  }
}
