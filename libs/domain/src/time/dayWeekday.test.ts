import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayWeekday } from './dayWeekday';
import { epochSecondsFrom } from './epochSecondsFrom';
import { manilaDay } from './manilaDay';
import { manilaWeekday } from './manilaWeekday';

describe('dayWeekday', () => {
  it.each([
    ['2025-11-20', 4],
    ['2025-11-23', 7],
    ['2024-02-29', 4],
  ])('of %s is %i', (day, weekday) => {
    expect(dayWeekday(day)).toBe(weekday);
  });

  it.each(['', 'today', '2025-13-01', '2026-02-30'])('refuses %j', (day) => {
    expect(() => dayWeekday(day)).toThrow(`Not a day written YYYY-MM-DD: ${day}`);
  });

  it('agrees with the weekday of every instant of that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }).map(epochSecondsFrom), (instant) => {
        expect(dayWeekday(manilaDay(instant))).toBe(manilaWeekday(instant));
      }),
    );
  });
});
