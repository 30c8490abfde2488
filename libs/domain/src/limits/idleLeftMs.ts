import type { EpochMilliseconds } from '../time/EpochMilliseconds';
import { epochMillisecondsFrom } from '../time/epochMillisecondsFrom';

/** Without a touch for this long, the player shows once more who holds the phone (GLI-19 2.5.4). */
const idleLimitMs = 1_800_000;

/**
 * How long until the app has been left alone too long; 0 when it has.
 *
 * Idle rule: half an hour without a touch, a key or a bet. What the app sends by itself counts for nothing. A last touch
 * that is still to come, after the device's clock was set back, is as old as it is far off.
 *
 * @throws RangeError when one of them is no instant
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * idleLeftMs(epochMillisecondsFrom(now - 600_000), now); // => 1_200_000
 */
export function idleLeftMs(lastTouch: EpochMilliseconds, now: EpochMilliseconds): number {
  return Math.max(0, idleLimitMs - Math.abs(epochMillisecondsFrom(now - lastTouch)));
}
