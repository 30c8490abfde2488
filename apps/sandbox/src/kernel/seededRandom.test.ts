import { describe, expect, it } from 'vitest';
import { seededRandom } from './random';

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('seededRandom', () => {
  it('repeats itself for the same seed and differs for another', () => {
    expect(draw(7, 50)).toEqual(draw(7, 50));
    expect(draw(7, 50)).not.toEqual(draw(8, 50));
  });

  it('is spread evenly from 0 to below 1', () => {
    const numbers = draw(2026, 100_000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const tenths = numbers.reduce<number[]>(
      (counts, number) => {
        const tenth = Math.floor(number * 10);
        return counts.with(tenth, (counts[tenth] ?? 0) + 1);
      },
      Array.from({ length: 10 }, () => 0),
    );
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});
