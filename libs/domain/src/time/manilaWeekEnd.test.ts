import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seconds } from '../testing/seconds';
import { epochSecondsFrom } from './epochSecondsFrom';
import { formatManila } from './formatManila';
import { manilaWeekday } from './manilaWeekday';
import { manilaWeekEnd } from './manilaWeekEnd';

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
