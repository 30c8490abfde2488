import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seconds } from '../testing/seconds';
import { epochSecondsFrom } from '../time/epochSecondsFrom';
import { formatManila } from '../time/formatManila';
import { lastClaimableDay } from './lastClaimableDay';
import { nextCommissionAt } from './nextCommissionAt';

describe('the commission of a day', () => {
  it.each([
    ['2026-11-18T05:59:59+08:00', '2026-11-16'],
    ['2026-11-18T06:00:00+08:00', '2026-11-17'],
    ['2026-11-18T23:59:59+08:00', '2026-11-17'],
    ['2026-11-19T00:00:00+08:00', '2026-11-17'],
    ['2026-11-17T22:00:00Z', '2026-11-17'],
  ])('opens at six of the next morning: at %s up to %s', (now, day) => {
    expect(lastClaimableDay(seconds(now))).toBe(day);
  });

  it.each([
    ['2026-11-18T05:59:59+08:00', '2026-11-18 06:00:00'],
    ['2026-11-18T06:00:00+08:00', '2026-11-19 06:00:00'],
    ['2026-11-18T23:00:00+08:00', '2026-11-19 06:00:00'],
    ['2026-12-31T12:00:00+08:00', '2027-01-01 06:00:00'],
  ])('comes next after %s at %s', (now, next) => {
    expect(formatManila(nextCommissionAt(seconds(now)))).toBe(next);
  });

  it('opens one day more at the very second that was announced', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_600_000_000, max: 2_000_000_000 }), (instant) => {
        const now = epochSecondsFrom(instant);
        const next = nextCommissionAt(now);
        expect(next).toBeGreaterThan(now);
        expect(lastClaimableDay(epochSecondsFrom(next - 1))).toBe(lastClaimableDay(now));
        expect(lastClaimableDay(next) > lastClaimableDay(now)).toBe(true);
      }),
    );
  });
});
