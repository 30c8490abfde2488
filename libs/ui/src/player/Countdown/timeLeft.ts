import type { EpochSeconds } from '@kislap/domain';
import type { RemainingTime } from './RemainingTime';

const secondsPer = { minute: 60, hour: 3600, day: 86_400 } as const;

/**
 * How long it is until an instant.
 *
 * Display rule: days and hours from one day on, below that the clock. What is past is over and never negative.
 *
 * @example
 * timeLeft(epochSecondsFrom(90_000), epochSecondsFrom(0)); // => { type: 'days', days: 1, hours: 1 }
 */
export function timeLeft(until: EpochSeconds, now: EpochSeconds): RemainingTime {
  const left = until - now;
  if (left <= 0) return { type: 'over' };
  const hours = Math.floor((left % secondsPer.day) / secondsPer.hour);
  if (left >= secondsPer.day) return { type: 'days', days: Math.floor(left / secondsPer.day), hours };
  const minutes = Math.floor((left % secondsPer.hour) / secondsPer.minute);
  return { type: 'clock', hours, minutes, seconds: left % secondsPer.minute };
}
