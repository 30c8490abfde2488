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
 */
export function smsResendAt(answeredAt: EpochMilliseconds, waitSeconds?: number): EpochMilliseconds {
  return epochMillisecondsFrom(answeredAt + (waitSeconds ?? defaultWaitSeconds) * msPerSecond);
}
