import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prizeAt, wheelPoints } from '../src/rules/draw/prizeAt';

describe('the prize that a point falls on', () => {
  it('owns a stretch as long as its odds', () => {
    const odds = [50, 0, 49.5, 0.5];
    expect(prizeAt(odds, 0)).toBe(0);
    expect(prizeAt(odds, 4_999)).toBe(0);
    expect(prizeAt(odds, 5_000)).toBe(2);
    expect(prizeAt(odds, 9_949)).toBe(2);
    expect(prizeAt(odds, 9_950)).toBe(3);
    expect(prizeAt(odds, 9_999)).toBe(3);
  });

  it('needs odds that sum to 100', () => {
    expect(() => prizeAt([50, 49.9], 5_000)).toThrow(new RangeError('The odds sum to 99.9 percent'));
    expect(() => prizeAt([], 0)).toThrow(RangeError);
  });

  it('is each prize exactly as often as published', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 11 });
    fc.assert(
      fc.property(cuts, (inside) => {
        const ends = [...inside.toSorted((a, b) => a - b), 10_000];
        const odds = ends.map((end, index) => (end - (ends[index - 1] ?? 0)) / 100);
        const seen = odds.map(() => 0);
        for (let point = 0; point < wheelPoints; point += 1) {
          const index = prizeAt(odds, point);
          seen[index] = (seen[index] ?? 0) + 1;
        }
        expect(seen.map((count) => count / 100)).toEqual(odds);
      }),
      { numRuns: 10 },
    );
  });
});
