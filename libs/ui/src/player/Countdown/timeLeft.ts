import type { EpochSeconds } from '@kislap/domain';
import type { Message } from '@kislap/i18n';

/**
 * The time until an instant, in the parts it is shown in.
 *
 * @example
 * const left: RemainingTime = { type: 'clock', hours: 1, minutes: 0, seconds: 5 };
 * timeLeft(epochSecondsFrom(3_605), epochSecondsFrom(0)); // => left
 */
type RemainingTime =
  | { readonly type: 'over' }
  | { readonly type: 'days'; readonly days: number; readonly hours: number }
  | {
      readonly type: 'clock';
      readonly hours: number;
      readonly minutes: number;
      readonly seconds: number;
    };

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

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** '04:12', or '3:04:12' from one hour on. */
export function clockText({ hours, minutes, seconds }: Extract<RemainingTime, { type: 'clock' }>): string {
  const rest = `${twoDigits(minutes)}:${twoDigits(seconds)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

type Remaining = Exclude<RemainingTime, { type: 'over' }>;

/** The time left as it is spoken: no seconds, so that what is read stays true while it is read. */
export function countdownMessage(left: Remaining): Message {
  if (left.type === 'days') return { id: 'time.spokenDays', values: { d: left.days, h: left.hours } };
  if (left.hours > 0) return { id: 'time.spokenHours', values: { h: left.hours, m: left.minutes } };
  if (left.minutes > 0) return { id: 'time.spokenMinutes', values: { m: left.minutes } };
  return { id: 'time.spokenLast' };
}
