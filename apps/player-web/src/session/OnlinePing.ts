import { nextPing } from '@kislap/domain';
import type { PingAnswer } from '@kislap/domain';

interface PingPorts {
  /** Tells the operator once that the player is online; never throws. */
  readonly ping: (userId: number) => Promise<PingAnswer>;
  readonly token: () => string | undefined;
  readonly userId: () => number | undefined;
  /** Nobody sees the page now. */
  readonly isHidden: () => boolean;
}

/**
 * The online ping: at sign-in or page load, then every 90 s for as long as the operator answers well and somebody sees
 * the page. A ping that was due while nobody did is made up for when they come back.
 */
export class OnlinePing {
  readonly #ports: PingPorts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;
  #isDue = false;

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

  async #pingAs(round: number): Promise<void> {
    const userId = this.#ports.userId();
    if (userId === undefined) return;
    this.#isDue = this.#ports.isHidden();
    if (this.#isDue) return;
    const answer = await this.#ports.ping(userId);
    if (round !== this.#round) return;
    const pauseMs = nextPing(answer, this.#ports.token());
    if (pauseMs !== undefined) this.#timer = setTimeout(() => void this.#pingAs(round), pauseMs);
  }
}
