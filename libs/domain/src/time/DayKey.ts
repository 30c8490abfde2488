/**
 * A calendar day in Manila, 'YYYY-MM-DD'; days compare as texts.
 *
 * @example
 * const newYear: DayKey = '2026-01-01';
 * newYear > '2025-12-31'; // => true
 */
export type DayKey = string;
