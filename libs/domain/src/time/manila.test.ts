import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seconds } from '../testing/seconds';
import { formatManila } from './format';
import { epochSecondsFrom } from './instants';
import { addManilaMonths, manilaDay, manilaDaysBack, manilaWeekday, manilaWeekEnd } from './manila';

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

describe('addManilaMonths', () => {
  it.each([
    ['2026-03-31 10:00:00', 6, '2026-09-30 10:00:00'],
    ['2026-08-29 10:00:00', 6, '2027-02-28 10:00:00'],
    ['2026-08-30 10:00:00', 6, '2027-02-28 10:00:00'],
    ['2026-08-31 10:00:00', 6, '2027-02-28 10:00:00'],
    ['2028-02-29 10:00:00', 12, '2029-02-28 10:00:00'],
    ['2028-02-29 10:00:00', 60, '2033-02-28 10:00:00'],
    ['2026-03-01 00:30:00', 6, '2026-09-01 00:30:00'],
    ['2026-05-22 22:27:19', 6, '2026-11-22 22:27:19'],
    ['2026-12-31 23:59:59', 0, '2026-12-31 23:59:59'],
  ])('begun %s, %d months end at %s', (begun, months, end) => {
    const start = seconds(`${begun.replace(' ', 'T')}+08:00`);
    expect(formatManila(addManilaMonths(start, months))).toBe(end);
  });

  it('takes whole months only', () => {
    expect(() => addManilaMonths(epochSecondsFrom(0), 1.5)).toThrow(RangeError);
    expect(() => addManilaMonths(epochSecondsFrom(0), -1)).toThrow(RangeError);
    expect(() => addManilaMonths(epochSecondsFrom(8_640_000_000_001), 1)).toThrow(RangeError);
  });

  it('keeps date and time of every hour of 2024 to 2032, or takes the last day of a shorter month', () => {
    const [hour, wholeDay] = [3600, 86_400];
    const wrong: string[] = [];
    for (let at = seconds('2024-01-01T00:00:00+08:00'); at < seconds('2033-01-01T00:00:00+08:00');) {
      const day = manilaDay(at);
      for (const months of [1, 6, 12, 60]) {
        const end = addManilaMonths(at, months);
        const isSameTime = (end - at) % wholeDay === 0;
        if (!isSameTime || manilaDay(end) !== monthsAfter(day, months)) wrong.push(`${at} ${months}`);
      }
      at = epochSecondsFrom(at + hour);
    }
    expect(wrong).toEqual([]);
  });
});

/** Counted in months since year 0 and by a table of lengths: without any calendar of the platform. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), count % 12];
  const isLeap = (toYear % 4 === 0 && toYear % 100 !== 0) || toYear % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${toYear}-${two(toMonth + 1)}-${two(Math.min(date, lengths[toMonth] ?? 0))}`;
}
