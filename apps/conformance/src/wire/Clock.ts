/** The kit's own clocks. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly nowMs: () => number;
  /** Milliseconds that only ever grow, to measure with. */
  readonly stopwatchMs: () => number;
}
