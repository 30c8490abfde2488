import type { TranslateText } from '../provider/useText';

const parts = /^(\d{4})-(\d\d)$/;
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/**
 * A month of a year in words: 'Nov 2026'. What is not written as a month stays as it is.
 *
 * @example
 * const english: Partial<Record<string, unknown>> = await loadCatalogue('en');
 * const say: TranslateText = (id, values = {}) =>
 *   String(english[id]).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
 * monthText(say, '2026-11'); // => 'Nov 2026'
 * monthText(say, '2026-13'); // => '2026-13'
 */
export function monthText(text: TranslateText, month: string): string {
  const [, year, number] = parts.exec(month) ?? [];
  const known = months.find((one) => one === Number(number));
  if (known === undefined || year === undefined) return month;
  return text('time.month', { month: text(`monthShort.${known}`), year });
}
