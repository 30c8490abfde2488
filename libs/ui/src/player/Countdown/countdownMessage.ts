import type { Message } from '@kislap/i18n';
import type { RemainingTime } from './RemainingTime';

type Remaining = Exclude<RemainingTime, { type: 'over' }>;

/** The time left as it is spoken: no seconds, so that what is read stays true while it is read. */
export function countdownMessage(left: Remaining): Message {
  if (left.type === 'days') return { id: 'time.spokenDays', values: { d: left.days, h: left.hours } };
  if (left.hours > 0) return { id: 'time.spokenHours', values: { h: left.hours, m: left.minutes } };
  if (left.minutes > 0) return { id: 'time.spokenMinutes', values: { m: left.minutes } };
  return { id: 'time.spokenLast' };
}
