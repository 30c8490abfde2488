/** Where the sandbox takes the time from, so that a test or the control calls can move it. */
export interface Clock {
  /** The present instant in epoch milliseconds. */
  nowMs(): number;
}
