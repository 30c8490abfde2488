import type { DayKey } from '@kislap/domain';

import type { TranslateText } from '../provider/useText';

const parts = /^(\d{4})-(\d\d)-(0[1-9]|[12]\d|3[01])$/;
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/**
 * A calendar day as people say it: '20 Nov', or '20 Nov 2025' where the year matters. What is not
 * written as a day stays as it is.
 *
 * @example
 * const english: Partial<Record<string, unknown>> = await loadCatalogue('en');
 * const say: TranslateText = (id, values = {}) =>
 *   String(english[id]).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
 * dayText(say, '2026-01-01'); // => '1 Jan'
 * dayText(say, '2026-01-01', 'date'); // => '1 Jan 2026'
 */
export function dayText(text: TranslateText, day: DayKey, form: 'day' | 'date' = 'day'): string {
  const [, year, month, date] = parts.exec(day) ?? [];
  const number = months.find((one) => one === Number(month));
  if (number === undefined || year === undefined) return day;
  return text(`time.${form}`, { day: Number(date), month: text(`monthShort.${number}`), year });
}
