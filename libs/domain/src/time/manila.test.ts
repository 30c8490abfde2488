import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seconds } from '../testing/seconds';
import { formatManila } from './format';
import { epochSecondsFrom } from './instants';
import { manilaDay, manilaDaysBack, manilaWeekday, manilaWeekEnd } from './manila';

describe('manilaWeekday', () => {
  it.each([
    ['2025-11-16T23:59:59+08:00', 7],
    ['2025-11-17T00:00:00+08:00', 1],
    ['2025-11-17T07:59:59+08:00', 1],
    ['2025-11-19T12:00:00+08:00', 3],
    ['2025-11-22T12:00:00+08:00', 6],
    ['2025-11-23T12:00:00+08:00', 7],
  ])('counts %s as day %d', (instant, weekday) => {
    expect(manilaWeekday(seconds(instant))).toBe(weekday);
  });
});

describe('manilaDay', () => {
  it.each([
    ['2025-12-31T23:59:59+08:00', '2025-12-31'],
    ['2026-01-01T00:00:00+08:00', '2026-01-01'],
    ['2025-12-31T16:00:00Z', '2026-01-01'],
  ])('puts %s on %s', (instant, day) => {
    expect(manilaDay(seconds(instant))).toBe(day);
  });
});

describe('an instant that no calendar has', () => {
  it('is refused with the likely reason', () => {
    const inMilliseconds = epochSecondsFrom(8_640_000_000_001);
    expect(() => manilaDay(inMilliseconds)).toThrow('give an instant in seconds (not milliseconds)');
    expect(() => manilaWeekday(inMilliseconds)).toThrow('Not an instant in seconds');
    expect(() => formatManila(inMilliseconds)).toThrow(RangeError);
    expect(() => formatManila(epochSecondsFrom(1e15))).toThrow(RangeError);
    expect(() => formatManila(epochSecondsFrom(-1e15))).toThrow(RangeError);
  });
});

describe('manilaDaysBack', () => {
  it('begins with today and goes over the end of a month', () => {
    const justAfterMidnight = epochSecondsFrom(Date.UTC(2025, 10, 30, 16, 0, 1) / 1000);
    expect(manilaDaysBack(justAfterMidnight, 3)).toEqual(['2025-12-01', '2025-11-30', '2025-11-29']);
  });

  it('never names a day twice, newest first', () => {
    const instant = fc.integer({ min: 0, max: 4e9 }).map(epochSecondsFrom);
    fc.assert(
      fc.property(instant, (now) => {
        const days = manilaDaysBack(now, 30);
        expect(days[0]).toBe(manilaDay(now));
        expect(new Set(days).size).toBe(30);
        expect(days.toSorted((one, two) => two.localeCompare(one))).toEqual(days);
      }),
    );
  });
});

describe('manilaWeekEnd', () => {
  it.each([
    ['2025-11-17T00:00:00+08:00', '2025-11-24 00:00:00'],
    ['2025-11-19T12:00:00+08:00', '2025-11-24 00:00:00'],
    ['2025-11-23T23:59:59+08:00', '2025-11-24 00:00:00'],
    ['2025-12-31T12:00:00+08:00', '2026-01-05 00:00:00'],
  ])('of %s is %s', (instant, end) => {
    expect(formatManila(manilaWeekEnd(seconds(instant)))).toBe(end);
  });

  it('is a Monday, later than the instant and at most a week away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_600_000_000, max: 2_000_000_000 }), (instant) => {
        const end = manilaWeekEnd(epochSecondsFrom(instant));
        expect(manilaWeekday(end)).toBe(1);
        expect(end - instant).toBeGreaterThan(0);
        expect(end - instant).toBeLessThanOrEqual(7 * 86_400);
      }),
    );
  });
});
