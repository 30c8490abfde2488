import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { epochSecondsFrom } from './epochSecondsFrom';
import { manilaDay } from './manilaDay';
import { manilaDaysBack } from './manilaDaysBack';

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
