import type { EpochMilliseconds } from '../time/EpochMilliseconds';
import { epochMillisecondsFrom } from '../time/epochMillisecondsFrom';

const defaultWaitSeconds = 60;
const msPerSecond = 1000;

/**
 * The instant from which another SMS code may be sent. Store it: a countdown to an instant goes on over a reload.
 *
 * Resend rule: 60 s after the answer, or the wait that the operator names.
 *
 * @param answeredAt when the operator answered, on the clock that will count down
 * @example
 * const answeredAt = epochMillisecondsFrom(1_767_196_800_000);
 * smsResendAt(answeredAt); // => answeredAt + 60_000
 * smsResendAt(answeredAt, 90); // => answeredAt + 90_000
 */
export function smsResendAt(answeredAt: EpochMilliseconds, waitSeconds?: number): EpochMilliseconds {
  return epochMillisecondsFrom(answeredAt + (waitSeconds ?? defaultWaitSeconds) * msPerSecond);
}
