import type { EpochSeconds } from './EpochSeconds';
import { manila } from './manila';

const sunday = 7;

/** The Manila weekday of an instant: Monday is 1, Sunday is 7. The check-in week turns on it. */
export function manilaWeekday(instant: EpochSeconds): number {
  return manila(instant).day() || sunday;
}
