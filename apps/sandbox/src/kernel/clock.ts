/** Where the sandbox takes the time from, so that a test or the control calls can move it. */
export interface Clock {
  /** The present instant in epoch milliseconds. */
  nowMs(): number;
}

/** The time of the machine, moved by an offset that the control calls and tests set. */
export class MovableClock implements Clock {
  #offsetMs = 0;

  constructor(private readonly machineNowMs: () => number = Date.now) {}

  nowMs(): number {
    return this.machineNowMs() + this.#offsetMs;
  }

  /** From now on the clock runs from this instant. */
  moveTo(epochMs: number): void {
    this.#offsetMs = epochMs - this.machineNowMs();
  }

  /** Whether it shows another time than the machine. */
  get isMoved(): boolean {
    return this.#offsetMs !== 0;
  }

  /** Back to the time of the machine. */
  reset(): void {
    this.#offsetMs = 0;
  }
}
