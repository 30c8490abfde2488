import type { EpochMilliseconds } from '../time/EpochMilliseconds';

const msPerSecond = 1000;

/** The whole seconds until another SMS code may be sent; 0 when it may be now. A begun second counts whole. */
export function smsSecondsLeft(resendAt: EpochMilliseconds, now: EpochMilliseconds): number {
  return Math.max(0, Math.ceil((resendAt - now) / msPerSecond));
}
