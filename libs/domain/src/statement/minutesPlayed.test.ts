import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesPlayed } from './minutesPlayed';

describe('minutesPlayed', () => {
  it('is nothing without a round, and a minute for a single one', () => {
    expect(minutesPlayed([])).toBe(0);
    expect(minutesPlayed([29_390_000])).toBe(1);
  });

  it('counts a short pause between two rounds', () => {
    expect(minutesPlayed([10, 11, 16])).toBe(7);
  });

  it('does not count a long one', () => {
    expect(minutesPlayed([10, 11, 17, 500])).toBe(4);
  });

  it('is at least the minutes with a round, and at most the time between the first and the last', () => {
    const minutes = fc
      .uniqueArray(fc.integer({ min: 0, max: 50_000 }), { minLength: 1 })
      .map((some) => some.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(minutes, (played) => {
        const total = minutesPlayed(played);
        expect(total).toBeGreaterThanOrEqual(played.length);
        expect(total).toBeLessThanOrEqual((played.at(-1) ?? 0) - (played[0] ?? 0) + 1);
      }),
    );
  });
});
