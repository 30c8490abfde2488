import { epochMillisecondsFrom, type EpochMilliseconds } from '@kislap/domain';
import { apiConfig } from './configureApi';

/** An answer's way takes seconds; what is further off is a wrong clock. */
const CORRECTION_MS = 60_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/** Takes over the operator's clock from an answer. @param epochSeconds the answer's `ts` */
export function setServerClock(epochSeconds: number): void {
  const heldMs = aheadMs;
  aheadMs = epochSeconds * 1000 - apiConfig().now();
  if (Math.abs(aheadMs - heldMs) >= CORRECTION_MS) listeners.forEach((listener) => listener());
}

/**
 * The operator's clock in epoch milliseconds, as far as the last answer told it; before any answer, the
 * device's own. Countdowns and "today" go by it.
 *
 * @example
 * configureApi({ now: () => 1_767_196_800_000 });
 * serverNow() >= 1_700_000_000_000; // => true
 */
export function serverNow(): EpochMilliseconds {
  return epochMillisecondsFrom(apiConfig().now() + aheadMs);
}

/**
 * Runs `listener` whenever an answer shows that `serverNow` was wrong by a minute or more, as it is on a device whose
 * own clock is wrong until the first answer has come.
 *
 * @returns stops listening
 * @example
 * const stop = onServerClockCorrected(() => undefined);
 * stop(); // => undefined
 */
export function onServerClockCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
