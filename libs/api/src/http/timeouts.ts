import { mainPolicy } from '../contract/callPolicy';

/** The timing rule of the main API; durations in milliseconds. */
export const callTiming = {
  timeoutMs: 10_000,
  /** From here on the player is told that the connection is slow. */
  slowAfterMs: 3_000,
} as const;

/**
 * How long the client waits, in milliseconds.
 *
 * @example
 * const patient: Timeouts = { ...timeouts, retryDelayMs: 5_000 };
 * configureApi({ timeouts: patient });
 * patient.timeoutMs; // => 10_000
 */
export interface Timeouts {
  /** One attempt of a main call, and the payment list. */
  readonly timeoutMs: number;
  /** A payment write: longer, because it is never sent again. */
  readonly paymentWriteTimeoutMs: number;
  /** One attempt of a call that sends files: pictures take their time on a slow line. */
  readonly uploadTimeoutMs: number;
  readonly retryDelayMs: number;
  /** After this the caller is told that the connection is slow. */
  readonly slowMs: number;
}

/**
 * The timeouts of the timing rule; a payment write may take three times as long as a call.
 *
 * @example
 * timeouts.paymentWriteTimeoutMs; // => 30_000
 */
export const timeouts: Timeouts = {
  timeoutMs: callTiming.timeoutMs,
  paymentWriteTimeoutMs: 3 * callTiming.timeoutMs,
  uploadTimeoutMs: 6 * callTiming.timeoutMs,
  retryDelayMs: mainPolicy.retryDelayMs,
  slowMs: callTiming.slowAfterMs,
};
