import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

import type { EpochSeconds } from './EpochSeconds';

const manilaOffsetHours = 8;

/** An instant on the Manila clock (UTC+8, no summer time), whatever the zone of the device. */
export function manila(instant: EpochSeconds): Dayjs {
  dayjs.extend(utc); // Here and not at the top: importing this file has no effect. Extending again is free.
  return dayjs.unix(instant).utcOffset(manilaOffsetHours);
}
