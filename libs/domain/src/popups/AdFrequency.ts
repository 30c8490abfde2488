/**
 * How often an advertisement comes up by itself: once for ever, once a day, or at every visit.
 *
 * @example
 * const frequency: AdFrequency = 'day';
 * isAdDue(frequency, { shownOn: '2025-12-31' }, '2026-01-01'); // => true
 */
export type AdFrequency = 'once' | 'day' | 'always';
