import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { EpochSeconds } from './instants';
import { manilaDate } from './manila';

/** How much of a moment is written. */
const forms = { record: 'YYYY-MM-DD HH:mm:ss', minute: 'YYYY-MM-DD HH:mm', clock: 'HH:mm' } as const;

/**
 * The Manila date and time of an instant: of a record to the second, in a sentence or a fact to the 'minute', and as the
 * 'clock' alone where the day is plain.
 *
 * Display rule: a missing or zero instant is shown as '--'.
 *
 * @see docs/rules.md#time
 * @param instant seconds since 1970 UTC
 * @throws RangeError for an instant that no calendar has, such as milliseconds given for seconds
 * @example
 * formatManila(epochSecondsFrom(1_700_000_000)); // => '2023-11-15 06:13:20'
 * formatManila(epochSecondsFrom(1_700_000_000), 'minute'); // => '2023-11-15 06:13'
 * formatManila(epochSecondsFrom(1_700_000_000), 'clock'); // => '06:13'
 * formatManila(null); // => '--'
 */
export function formatManila(
  instant: EpochSeconds | null | undefined,
  form: keyof typeof forms = 'record',
): string {
  if (!instant) return '--';
  dayjs.extend(utc); // Here and not at the top: importing this file has no effect. Extending again is free.
  return dayjs.utc(manilaDate(instant)).format(forms[form]);
}
