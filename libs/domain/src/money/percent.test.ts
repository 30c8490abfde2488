import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { addMoney, moneyFromScore } from './Money';
import { percentOfMoney } from './percent';

describe('percentOfMoney', () => {
  it.each([
    [123, 15, 18.45],
    [99.99, 120, 119.98],
    [0.1, 3, 0],
    [333, 33.3, 110.88],
    [150, 100, 150],
    [500, 0, 0],
    [-10.01, 50, -5],
    [900719925474, 100, 900719925474],
  ])('takes of %d PHP %d %%: %d PHP', (amount, percent, share) => {
    expect(percentOfMoney(pesos(amount), percent)).toBe(pesos(share));
  });

  it('agrees with big integers where a float product would not fit', () => {
    const reach = 1e15;
    fc.assert(
      fc.property(anyMoney({ min: 0, max: reach }), fc.integer({ min: 0, max: 500 }), (money, percent) => {
        const centavos = (BigInt(money) * BigInt(percent)) / 10_000n;
        expect(percentOfMoney(money, percent)).toBe(moneyFromScore(Number(centavos * 100n)));
      }),
    );
  });

  it('never gives more for two halves than for the whole', () => {
    const part = anyMoney({ min: 0, max: 1e13 });
    fc.assert(
      fc.property(part, part, fc.integer({ min: 0, max: 200 }), (one, two, percent) => {
        const apart = addMoney(percentOfMoney(one, percent), percentOfMoney(two, percent));
        expect(apart).toBeLessThanOrEqual(percentOfMoney(addMoney(one, two), percent));
      }),
    );
  });

  it('refuses a share it could not keep exact', () => {
    expect(() => percentOfMoney(moneyFromScore(Number.MAX_SAFE_INTEGER), 200)).toThrow(RangeError);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('refuses %d, which is no percentage', (percent) => {
    expect(() => percentOfMoney(pesos(1), percent)).toThrow(`Not a percentage: ${percent}`);
  });
});
