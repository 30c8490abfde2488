import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { commissionOf } from './commissionOf';

const rates = [0.3, 0.1, 0.05];
const levels = [1, 2, 3] as const;

describe('commissionOf', () => {
  it.each([
    [1, 6420.5, 19.26],
    [2, 1288, 1.28],
    [3, 1000, 0.5],
    [1, 3.33, 0],
    [1, 3.34, 0.01],
    [3, 19.99, 0],
    [3, 20, 0.01],
    [1, 0, 0],
  ] as const)('of level %d is exact to the centavo: %d earn %d', (level, turnover, earned) => {
    expect(commissionOf(pesos(turnover), level, rates)).toBe(pesos(earned));
  });

  it('is nothing for a level without a rate, and for bets below nothing', () => {
    expect(commissionOf(pesos(1000), 3, [0.3])).toBe(0);
    expect(commissionOf(pesos(1000), 1, [-1])).toBe(0);
    expect(commissionOf(pesos(-1000), 1, rates)).toBe(0);
  });

  it('never exceeds the rate, and misses it by less than a centavo', () => {
    fc.assert(
      fc.property(anyMoney({ min: 0, max: 1e12 }), fc.constantFrom(...levels), (turnover, level) => {
        const rate = rates[level - 1] ?? 0;
        // In millionths of a unit, so that nothing is rounded on the way.
        const exact = BigInt(turnover) * BigInt(rate * 10_000);
        const missed = exact - BigInt(commissionOf(turnover, level, rates)) * 1_000_000n;
        expect(missed).toBeGreaterThanOrEqual(0n);
        expect(missed).toBeLessThan(100_000_000n);
      }),
    );
  });
});
