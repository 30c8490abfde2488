import { epochMillisecondsFrom, type EpochMilliseconds } from '@kislap/domain';
import { apiConfig } from './configureApi';

let aheadMs = 0;

/** Takes over the operator's clock from an answer. @param epochSeconds the answer's `ts` */
export function setServerClock(epochSeconds: number): void {
  aheadMs = epochSeconds * 1000 - apiConfig().now();
}

/**
 * The operator's clock in epoch milliseconds, as far as the last answer told it; before any answer, the
 * device's own. Countdowns and "today" go by it.
 */
export function serverNow(): EpochMilliseconds {
  return epochMillisecondsFrom(apiConfig().now() + aheadMs);
}
