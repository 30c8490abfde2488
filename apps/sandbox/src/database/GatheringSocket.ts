import { Socket } from 'node:net';

/** A socket that sends what is written to it in one turn of the event loop together: each way to the system is dear. */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    super.cork();
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      super.uncork();
    });
  }
}
