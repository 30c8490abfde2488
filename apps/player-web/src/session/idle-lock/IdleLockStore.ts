import { idleLeftMs } from '@kislap/domain';
import type { EpochMilliseconds } from '@kislap/domain';

/** A touch is written down at most this often. */
const WRITE_EVERY_MS = 15_000;
/** An operator who still counts bets is asked again after this long. */
const ASK_AGAIN_MS = 60_000;
/** Before every touch: whoever reads it finds the app left alone. */
const NEVER = 0;

/** What the idle lock is told and asked. All of it is of the signed-in player. */
interface IdleLockPorts {
  /** The device's clock. */
  readonly now: () => EpochMilliseconds;
  /** The last touch in any tab, in epoch milliseconds; `undefined` when there was none yet. */
  readonly lastTouch: () => EpochMilliseconds | undefined;
  readonly remember: (touch: number) => void;
  /** Runs `work` once, after `delayMs`. The answer calls it off. */
  readonly after: (delayMs: number, work: () => void) => () => void;
  /** Whether the operator still answers this session: it counts the rounds of a game as acts. */
  readonly isAwake: () => Promise<boolean>;
}

/**
 * Whether the app is locked, in all tabs and after reloads: untouched for too long, or locked by the operator. The
 * stored last touch decides, before anything shows. Only fingers and keys count; during a game the operator is asked.
 */
export class IdleLockStore {
  readonly #ports: IdleLockPorts;
  readonly #listeners = new Set<() => void>();
  readonly #games = new Set<symbol>();
  #isOn = false;
  #isLocked = false;
  #callOff: () => void = () => undefined;
  #writtenMs = 0;
  #awakeUntilMs = 0;
  #ownTouch: EpochMilliseconds | undefined;
  #isAsking = false;

  constructor(ports: IdleLockPorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly isLocked = (): boolean => this.#isLocked;

  /** The last touch in this tab since somebody is signed in. */
  readonly ownTouch = (): EpochMilliseconds | undefined => this.#ownTouch;

  /** Somebody is signed in. @param isProven just now, and not by what an earlier visit has left */
  start(isProven: boolean): void {
    this.stop();
    this.#isOn = true;
    if (isProven || this.#ports.lastTouch() === undefined) this.#write(this.#ports.now());
    this.look();
  }

  /** Nobody is signed in any more. */
  stop(): void {
    this.#isOn = false;
    this.#writtenMs = 0;
    this.#awakeUntilMs = 0;
    this.#ownTouch = undefined;
    this.#callOff();
    this.#setLocked(false);
  }

  /** The player has touched the app. While it is locked, that proves nothing. */
  touch(): void {
    const now = this.#ports.now();
    if (!this.#isOn || this.#isLocked || Math.abs(now - this.#writtenMs) < WRITE_EVERY_MS) return;
    if (this.#leftMs(now) === 0) return this.look();
    this.#ownTouch = now;
    this.#write(now);
  }

  /** Looks at the clock and at what other tabs have remembered: time passes for a device that sleeps, too. */
  look(): void {
    if (!this.#isOn) return;
    this.#callOff();
    const leftMs = this.#leftMs(this.#ports.now());
    if (leftMs > 0) {
      this.#callOff = this.#ports.after(leftMs, () => this.look());
      this.#setLocked(false);
    } else if (this.#games.size > 0 && !this.#isLocked) void this.#askOperator();
    else this.lock();
  }

  /** Locks every tab, and whatever comes after a reload, until `unlock`. */
  lock(): void {
    if (!this.#isOn || this.#isLocked) return;
    this.#awakeUntilMs = 0;
    this.#callOff();
    this.#setLocked(true);
    // Not even a clock that is set back opens it.
    this.#ports.remember(NEVER);
  }

  /** The player has proven who they are. */
  unlock(): void {
    if (!this.#isOn) return;
    this.#write(this.#ports.now());
    this.look();
  }

  /** A game is open, until the returned function is called. */
  holdGame(): () => void {
    const game = Symbol('game');
    this.#games.add(game);
    return () => void this.#games.delete(game);
  }

  #leftMs(now: EpochMilliseconds): number {
    const last = this.#ports.lastTouch();
    const sinceTouch = last === undefined ? 0 : idleLeftMs(last, now);
    return Math.max(sinceTouch, this.#awakeUntilMs - now, 0);
  }

  #write(now: EpochMilliseconds): void {
    this.#writtenMs = now;
    this.#ports.remember(now);
  }

  async #askOperator(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const isAwake = await this.#ports.isAwake();
    this.#isAsking = false;
    if (!this.#isOn || this.#isLocked) return;
    if (isAwake) this.#awakeUntilMs = this.#ports.now() + ASK_AGAIN_MS;
    if (this.#leftMs(this.#ports.now()) === 0) this.lock();
    else this.look();
  }

  #setLocked(isLocked: boolean): void {
    if (this.#isLocked === isLocked) return;
    this.#isLocked = isLocked;
    this.#listeners.forEach((listener) => listener());
  }
}
