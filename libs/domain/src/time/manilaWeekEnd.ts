import type { EpochSeconds } from './EpochSeconds';
import { epochSecondsFrom } from './epochSecondsFrom';
import { manila } from './manila';
import { manilaWeekday } from './manilaWeekday';

const daysPerWeek = 7;

/** When the Manila week of an instant ends: the Monday after it, 00:00. The check-in week begins again there. */
export function manilaWeekEnd(instant: EpochSeconds): EpochSeconds {
  const daysLeft = daysPerWeek + 1 - manilaWeekday(instant);
  return epochSecondsFrom(manila(instant).startOf('day').add(daysLeft, 'day').unix());
}
