import { nextPing } from '@kislap/domain';
import type { EpochMilliseconds, PingAnswer } from '@kislap/domain';

const SUCCESS = 200;
/**
 * A touch that the operator has not been told of for so long is told at once: it locks sessions that nobody touches.
 */
const UNTOLD_LIMIT_MS = 300_000;
/** However often it fails, it is not sent more often than this. */
const AGAIN_MS = 5000;

interface PingPorts {
  /** Tells the operator once that the player is online, and whether the app was touched; never throws. */
  readonly ping: (userId: number, options: { readonly isTouched: boolean }) => Promise<PingAnswer>;
  readonly token: () => string | undefined;
  readonly userId: () => number | undefined;
  /** Nobody sees the page now. */
  readonly isHidden: () => boolean;
  /** The last touch in this tab. */
  readonly ownTouch: () => EpochMilliseconds | undefined;
  /** The device's clock. */
  readonly now: () => EpochMilliseconds;
}

/**
 * The online ping: at sign-in or page load, then every 90 s while the operator answers well and the page is visible; a
 * missed one is sent on return. It reports touches, which keep the session unlocked.
 */
export class OnlinePing {
  readonly #ports: PingPorts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;
  #isDue = false;
  #toldTouch = 0;
  #sentMs = 0;

  constructor(ports: PingPorts) {
    this.#ports = ports;
  }

  /** Pings now, and goes on from there. */
  start(): void {
    this.stop();
    void this.#pingAs(this.#round);
  }

  stop(): void {
    this.#round += 1;
    this.#isDue = false;
    clearTimeout(this.#timer);
  }

  /** The page has come into view. */
  seen(): void {
    if (this.#isDue) this.start();
  }

  /** The player has touched the app. A ping that had stopped begins again rather than let a touched app be locked. */
  touched(): void {
    const touch = this.#ports.ownTouch() ?? 0;
    const wasJustSent = Math.abs(this.#ports.now() - this.#sentMs) < AGAIN_MS;
    if (!wasJustSent && touch - this.#toldTouch >= UNTOLD_LIMIT_MS) this.start();
  }

  async #pingAs(round: number): Promise<void> {
    const userId = this.#ports.userId();
    if (userId === undefined) return;
    this.#isDue = this.#ports.isHidden();
    if (this.#isDue) return;
    this.#sentMs = this.#ports.now();
    const touch = this.#ports.ownTouch() ?? 0;
    const answer = await this.#ports.ping(userId, { isTouched: touch > this.#toldTouch });
    if (answer.type === 'answered' && answer.code === SUCCESS) this.#toldTouch = touch;
    if (round !== this.#round) return;
    const pauseMs = nextPing(answer, this.#ports.token());
    if (pauseMs !== undefined) this.#timer = setTimeout(() => void this.#pingAs(round), pauseMs);
  }
}
