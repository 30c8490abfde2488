import type { DayKey } from './DayKey';
import type { EpochSeconds } from './EpochSeconds';
import { manila } from './manila';

/** The Manila day of an instant: what "today" means in every rule, in every zone. */
export function manilaDay(instant: EpochSeconds): DayKey {
  return manila(instant).format('YYYY-MM-DD');
}
