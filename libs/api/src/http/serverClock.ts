import { epochMillisecondsFrom, type EpochMilliseconds } from '@kislap/domain';
import type { Api } from './Api';
import type { CallOptions } from './CallOptions';
import { apiOf } from './configureApi';

/** An answer's way takes seconds; what is further off is a wrong clock. */
const CORRECTION_MS = 60_000;

/** Takes over the operator's clock from an answer. @param epochSeconds the answer's `ts` */
export function setServerClock(epochSeconds: number, { now, told }: Api): void {
  const heldMs = told.aheadMs;
  told.aheadMs = epochSeconds * 1000 - now();
  if (Math.abs(told.aheadMs - heldMs) >= CORRECTION_MS) told.listeners.forEach((listener) => listener());
}

/**
 * The operator's clock in epoch milliseconds, as far as the last answer told it; before any answer, the
 * device's own. Countdowns and "today" go by it.
 *
 * @example
 * configureApi({ now: () => 1_767_196_800_000 });
 * serverNow() >= 1_700_000_000_000; // => true
 */
export function serverNow(options?: Pick<CallOptions, 'api'>): EpochMilliseconds {
  const { now, told } = apiOf(options);
  return epochMillisecondsFrom(now() + told.aheadMs);
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
export function onServerClockCorrected(listener: () => void, options?: Pick<CallOptions, 'api'>): () => void {
  const { listeners } = apiOf(options).told;
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
