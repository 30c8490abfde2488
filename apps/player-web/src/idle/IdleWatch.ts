import { idleLeftMs } from '@kislap/domain';
import type { EpochMilliseconds } from '@kislap/domain';
import type { IdleWatchPorts } from './IdleWatchPorts';

/** A touch is written down at most this often. */
const WRITE_EVERY_MS = 15_000;
/** When the lock could not be shown, it is tried again. */
const AGAIN_MS = 3000;

/**
 * Notices that nobody has touched the app for too long, in all its tabs and over reloads, and asks who is there. Only
 * fingers, keys and bets count: what the app sends by itself does not.
 */
export class IdleWatch {
  readonly #ports: IdleWatchPorts;
  #isOn = false;
  #isLocked = false;
  #callOff: () => void = () => undefined;
  #writtenMs = 0;

  constructor(ports: IdleWatchPorts) {
    this.#ports = ports;
  }

  /** Somebody is signed in. What was touched before this visit counts on. */
  start(): void {
    this.#isOn = true;
    if (this.#ports.lastTouch() === undefined) this.touch();
    this.#wait();
  }

  /** Nobody is signed in any more. */
  stop(): void {
    this.#isOn = false;
    this.#writtenMs = 0;
    this.#callOff();
  }

  /** Somebody has touched the app. While it is locked, that proves nothing. */
  touch(): void {
    const now = this.#ports.now();
    if (!this.#isOn || this.#isLocked || Math.abs(now - this.#writtenMs) < WRITE_EVERY_MS) return;
    if (this.#isIdle(now)) return void this.#lock();
    this.#write(now);
  }

  /** The page has come into view: a device that slept has not counted. */
  look(): void {
    if (this.#isOn) this.#wait();
  }

  #write(now: EpochMilliseconds): void {
    this.#writtenMs = now;
    this.#ports.remember(now);
  }

  #isIdle(now: EpochMilliseconds): boolean {
    const last = this.#ports.lastTouch();
    return last !== undefined && idleLeftMs(last, now) === 0;
  }

  #wait(): void {
    this.#callOff();
    if (this.#isLocked) return;
    const now = this.#ports.now();
    const leftMs = idleLeftMs(this.#ports.lastTouch() ?? now, now);
    if (leftMs === 0) void this.#lock();
    else this.#callOff = this.#ports.after(leftMs, () => this.#wait());
  }

  async #lock(): Promise<void> {
    this.#isLocked = true;
    this.#callOff();
    const outcome = await this.#ports.askWhoIsThere();
    this.#isLocked = false;
    if (!this.#isOn) return;
    switch (outcome) {
      case 'proven':
        this.#write(this.#ports.now());
        return this.#wait();
      case 'gone':
        return this.#ports.leave();
      case 'unanswered':
        this.#callOff = this.#ports.after(AGAIN_MS, () => this.#wait());
    }
  }
}
