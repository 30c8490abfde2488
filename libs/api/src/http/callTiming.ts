/**
 * How calls to the main API are paced; durations in milliseconds.
 */
export const callTiming = {
  timeoutMs: 10_000,
  /** Attempts in all, the first one included. */
  attempts: 4,
  retryDelayMs: 1_000,
  /** From here on the player is told that the connection is slow. */
  slowAfterMs: 3_000,
} as const;
