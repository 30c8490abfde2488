import type { TranslateText } from '../provider/useText';

const minutesPerHour = 60;

/**
 * A length of play in words: '45 min', '2 h', '2 h 5 min'. What is below zero, or no number, is nothing.
 *
 * @example
 * const english: Partial<Record<string, unknown>> = await loadCatalogue('en');
 * const say: TranslateText = (id, values = {}) =>
 *   String(english[id]).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
 * minutesText(say, 45); // => '45 min'
 * minutesText(say, 125); // => '2 h 5 min'
 */
export function minutesText(text: TranslateText, minutes: number): string {
  const whole = Number.isFinite(minutes) ? Math.max(0, Math.floor(minutes)) : 0;
  if (whole < minutesPerHour) return text('time.minutes', { n: whole });
  const [h, m] = [Math.floor(whole / minutesPerHour), whole % minutesPerHour];
  return m === 0 ? text('time.wholeHours', { h }) : text('time.hours', { h, m });
}
