import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seconds } from '../testing/seconds';
import { epochSecondsFrom } from './epochSecondsFrom';
import { formatManila } from './formatManila';
import { manilaDay } from './manilaDay';
import { manilaWeekday } from './manilaWeekday';

describe('formatManila', () => {
  it.each([
    [1700000000, '2023-11-15 06:13:20'],
    [1709222400, '2024-03-01 00:00:00'],
    [1767196799, '2025-12-31 23:59:59'],
    [1767196800, '2026-01-01 00:00:00'],
  ])('shows %d as %s', (instant, text) => {
    expect(formatManila(epochSecondsFrom(instant))).toBe(text);
  });

  it('shows two dashes where there is no instant', () => {
    expect(formatManila(null)).toBe('--');
    expect(formatManila(undefined)).toBe('--');
    expect(formatManila(epochSecondsFrom(0))).toBe('--');
  });

  it('is UTC+8 at every instant, whatever the zone of the device', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_102_444_800 }), (instant) => {
        const inUtc = new Date((instant + 8 * 3600) * 1000).toISOString();
        expect(formatManila(epochSecondsFrom(instant))).toBe(inUtc.slice(0, 19).replace('T', ' '));
      }),
    );
  });
});

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
  });
});
