import type { EpochMilliseconds } from '../time/EpochMilliseconds';
import { epochMillisecondsFrom } from '../time/epochMillisecondsFrom';

const msPerSecond = 1000;

/**
 * The whole seconds until another SMS code may be sent; 0 when it may be now. A begun second counts whole.
 *
 * @throws RangeError when one of them is no instant
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * smsSecondsLeft(smsResendAt(now), now); // => 60
 * smsSecondsLeft(now, smsResendAt(now)); // => 0
 */
export function smsSecondsLeft(resendAt: EpochMilliseconds, now: EpochMilliseconds): number {
  return Math.max(0, Math.ceil(epochMillisecondsFrom(resendAt - now) / msPerSecond));
}
