import { describe, expect, it } from 'vitest';
import { systemRandom } from './random';

describe('systemRandom', () => {
  it('takes fresh bytes for each draw and keeps nothing between two of them', () => {
    const asked: number[] = [];
    const random = systemRandom((count) => {
      asked.push(count);
      return Buffer.from([0, 0, 0, asked.length]);
    });
    expect([random.integer(100), random.integer(7), random.integer(100)]).toEqual([1, 2, 3]);
    expect(asked).toEqual([4, 4, 4]);
    expect(random.isPredictable).toBe(false);
  });

  it('reads its four bytes as one word, the first byte highest', () => {
    expect(systemRandom(() => Buffer.from([1, 2, 3, 4])).integer(2 ** 32)).toBe(0x01_02_03_04);
  });

  it('is spread evenly: chi-square of 200,000 draws over 97 results', () => {
    const [draws, bound] = [200_000, 97];
    const random = systemRandom();
    const counts = Array.from({ length: bound }, () => 0);
    for (let draw = 0; draw < draws; draw += 1) {
      const result = random.integer(bound);
      counts[result] = (counts[result] ?? 0) + 1;
    }
    const expected = draws / bound;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 96 degrees of freedom: an even source passes this once in a hundred million runs.
    expect(chiSquare).toBeLessThan(195);
  });
});
