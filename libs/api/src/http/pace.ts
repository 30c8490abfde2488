const SECOND = 1000;

/** How long the client waits, in milliseconds. */
export interface Pace {
  /** One attempt of a main call, and the payment list. */
  readonly timeoutMs: number;
  /** A payment write: longer, because it is never sent again. */
  readonly paymentWriteTimeoutMs: number;
  readonly retryDelayMs: number;
  /** After this the caller is told that the connection is slow. */
  readonly slowMs: number;
}

/** HTTP rule: 10 s a call, 1 s between attempts; a payment write may take 30 s. */
export const pace: Pace = {
  timeoutMs: 10 * SECOND,
  paymentWriteTimeoutMs: 30 * SECOND,
  retryDelayMs: SECOND,
  slowMs: 3 * SECOND,
};
