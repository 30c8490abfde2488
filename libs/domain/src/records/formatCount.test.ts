import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatCount } from './formatCount';

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_000_000, '1,000,000'],
    [12.9, '12'],
    [-3, '0'],
    [Number.NaN, '0'],
  ])('of %d is %s', (count, shown) => {
    expect(formatCount(count)).toBe(shown);
  });

  it('loses no digit', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(Number(formatCount(count).replaceAll(',', ''))).toBe(count);
      }),
    );
  });
});
