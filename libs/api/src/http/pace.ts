import { callTiming } from './callTiming';

/**
 * How long the client waits, in milliseconds.
 *
 * @example
 * const patient: Pace = { ...pace, retryDelayMs: 5_000 };
 * configureApi({ pace: patient });
 * patient.timeoutMs; // => 10_000
 */
export interface Pace {
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
 * The pace of the timing rule; a payment write may take three times as long as a call.
 *
 * @example
 * pace.paymentWriteTimeoutMs; // => 30_000
 */
export const pace: Pace = {
  timeoutMs: callTiming.timeoutMs,
  paymentWriteTimeoutMs: 3 * callTiming.timeoutMs,
  uploadTimeoutMs: 6 * callTiming.timeoutMs,
  retryDelayMs: callTiming.retryDelayMs,
  slowMs: callTiming.slowAfterMs,
};
