import { type EpochMilliseconds, epochMillisecondsFrom } from '../time/internal';

/** Resend rule: how long to wait for another SMS code where the operator names no time. */
const defaultWaitSeconds = 60;

const msPerSecond = 1000;

/**
 * The instant from which another SMS code may be sent. Store it: a countdown to an instant goes on over a reload.
 *
 * Resend rule: 60 s after the answer, or the wait that the operator names.
 *
 * @see docs/rules.md#sms-codes
 * @param answeredAt when the operator answered, on the clock that will count down
 * @example
 * const answeredAt = epochMillisecondsFrom(1_767_196_800_000);
 * smsResendAt(answeredAt); // => answeredAt + 60_000
 * smsResendAt(answeredAt, 90); // => answeredAt + 90_000
 */
export function smsResendAt(answeredAt: EpochMilliseconds, waitSeconds?: number): EpochMilliseconds {
  return epochMillisecondsFrom(answeredAt + (waitSeconds ?? defaultWaitSeconds) * msPerSecond);
}

/**
 * The whole seconds until another SMS code may be sent; 0 when it may be now. A begun second counts whole. Never more
 * than the wait itself: a device clock that was set back has not made it longer.
 *
 * @see docs/rules.md#sms-codes
 * @param waitSeconds how long the wait is in all; 60 by default
 * @throws RangeError when one of the two is no instant
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * smsSecondsLeft(smsResendAt(now), now); // => 60
 * smsSecondsLeft(now, smsResendAt(now)); // => 0
 * const dayBefore = epochMillisecondsFrom(now - 86_400_000);
 * smsSecondsLeft(smsResendAt(now), dayBefore); // => 60
 */
export function smsSecondsLeft(
  resendAt: EpochMilliseconds,
  now: EpochMilliseconds,
  waitSeconds = defaultWaitSeconds,
): number {
  const left = Math.ceil(epochMillisecondsFrom(resendAt - now) / msPerSecond);
  return Math.max(0, left > waitSeconds ? waitSeconds : left);
}
