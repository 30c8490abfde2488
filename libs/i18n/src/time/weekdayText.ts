import { dayWeekday } from '@kislap/domain';
import type { DayKey } from '@kislap/domain';

import type { TranslateText } from '../provider/useText';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The weekday of a calendar day in short: 'Thu'.
 *
 * @example
 * const english: Partial<Record<string, unknown>> = await loadCatalogue('en');
 * const say: TranslateText = (id, values = {}) =>
 *   String(english[id]).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
 * weekdayText(say, '2026-01-01'); // => 'Thu'
 */
export function weekdayText(text: TranslateText, day: DayKey): string {
  const number = weekdays.find((one) => one === dayWeekday(day));
  return number === undefined ? '' : text(`weekday.${number}`);
}
