/**
 * How the deposit poll is paced, in milliseconds.
 *
 * @example
 * depositPollTiming.everyMs; // => 2_000
 */
export const depositPollTiming = {
  /** From one answer to the next question. */
  everyMs: 2_000,
  /** The longest pause after failures in a row. */
  longestBackoffMs: 30_000,
  /** How long a made deposit is waited for. */
  patienceMs: 600_000,
} as const;
