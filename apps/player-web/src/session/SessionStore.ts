import { nextSession } from '@kislap/domain';
import type { Session, SessionEffect, SessionEvent } from '@kislap/domain';
import type { DeviceStorage } from '../storage/createDeviceStorage';
import { storedKeys } from '../storage/storedKeys';

const guest: Session = { status: 'guest' };

/**
 * Who uses the app, in memory and on the device. Every tab of the app shares the stored token: signing in or out
 * in one is heard in the others.
 */
export class SessionStore {
  readonly #storage: DeviceStorage;
  readonly #listeners = new Set<() => void>();
  #session: Session;
  #runEffect: (effect: SessionEffect) => void = () => undefined;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
    const token = storage.read(storedKeys.token);
    this.#session = token === undefined ? guest : { status: 'signedIn', token };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): Session => this.#session;

  /** The token that calls carry now. */
  readonly token = (): string | undefined =>
    this.#session.status === 'signedIn' ? this.#session.token : undefined;

  /** Begins to follow the other tabs. A token that is already there starts the ping. */
  start(runEffect: (effect: SessionEffect) => void): void {
    this.#runEffect = runEffect;
    this.#storage.subscribe(storedKeys.token, () => this.#followStorage());
    if (this.#session.status === 'signedIn') runEffect('startPing');
  }

  /**
   * Takes in what happened. The stored token is looked at first: another tab may have changed it a moment ago,
   * and a late refusal of the old token must not end the new session.
   */
  readonly dispatch = (event: SessionEvent): void => {
    this.#followStorage();
    this.#apply(event);
  };

  #followStorage(): void {
    const token = this.#storage.read(storedKeys.token);
    if (token !== this.token()) this.#apply({ type: 'changedElsewhere', token });
  }

  #apply(event: SessionEvent): void {
    const { session, effects } = nextSession(this.#session, event);
    if (session === this.#session) return;
    this.#session = session;
    if (session.status === 'signedIn') this.#storage.write(storedKeys.token, session.token);
    else this.#storage.remove(storedKeys.token);
    this.#listeners.forEach((listener) => listener());
    effects.forEach(this.#runEffect);
  }
}
