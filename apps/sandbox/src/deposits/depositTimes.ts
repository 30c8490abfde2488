/** How long the parts of a deposit's life take, in milliseconds. */
export const depositTimes = {
  /** From Pay on the cashier page to the credit. */
  creditAfterMs: 3_000,
  /** A pending order fails by itself after this. */
  expiresAfterMs: 30 * 60_000,
} as const;
