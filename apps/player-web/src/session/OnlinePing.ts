import { nextPing } from '@kislap/domain';
import type { PingAnswer } from '@kislap/domain';

interface PingPorts {
  /** Tells the operator once that the player is online; never throws. */
  readonly ping: (userId: number) => Promise<PingAnswer>;
  readonly token: () => string | undefined;
  readonly userId: () => number | undefined;
}

/** The online ping: at sign-in or page load, then for as long as the operator answers well. */
export class OnlinePing {
  readonly #ports: PingPorts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;

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
    clearTimeout(this.#timer);
  }

  async #pingAs(round: number): Promise<void> {
    const userId = this.#ports.userId();
    if (userId === undefined) return;
    const answer = await this.#ports.ping(userId);
    if (round !== this.#round) return;
    const pauseMs = nextPing(answer, this.#ports.token());
    if (pauseMs !== undefined) this.#timer = setTimeout(() => void this.#pingAs(round), pauseMs);
  }
}
