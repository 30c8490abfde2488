import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { addMoney } from './addMoney';
import { compareMoney } from './compareMoney';
import { moneyFromScore } from './moneyFromScore';
import { subtractMoney } from './subtractMoney';
import { zeroMoney } from './zeroMoney';

const largest = moneyFromScore(Number.MAX_SAFE_INTEGER);

describe('addMoney', () => {
  it('adds what floats cannot', () => {
    expect(addMoney(pesos(0.1), pesos(0.2))).toBe(pesos(0.3));
  });

  it('agrees with big integers', () => {
    fc.assert(
      fc.property(anyMoney(), anyMoney(), (left, right) => {
        expect(BigInt(addMoney(left, right))).toBe(BigInt(left) + BigInt(right));
      }),
    );
  });

  it('does not care about order or grouping', () => {
    const third = Math.floor(Number.MAX_SAFE_INTEGER / 3);
    const part = anyMoney({ min: -third, max: third });
    fc.assert(
      fc.property(part, part, part, (one, two, three) => {
        expect(addMoney(one, two)).toBe(addMoney(two, one));
        expect(addMoney(addMoney(one, two), three)).toBe(addMoney(one, addMoney(two, three)));
      }),
    );
  });

  it('refuses a sum it could not keep exact', () => {
    expect(() => addMoney(largest, moneyFromScore(1))).toThrow(RangeError);
    expect(() => addMoney(largest, moneyFromScore(1))).toThrow('Not an exact amount of money');
  });
});

describe('subtractMoney', () => {
  it('undoes an addition', () => {
    fc.assert(
      fc.property(anyMoney(), anyMoney(), (left, right) => {
        expect(subtractMoney(addMoney(left, right), right)).toBe(left);
      }),
    );
  });

  it('refuses a difference it could not keep exact', () => {
    expect(() => subtractMoney(moneyFromScore(-1), largest)).toThrow(RangeError);
  });

  it('knows no negative zero', () => {
    expect(Object.is(subtractMoney(zeroMoney, zeroMoney), 0)).toBe(true);
  });
});

describe('compareMoney', () => {
  it('orders amounts from the smallest', () => {
    expect([pesos(3), pesos(-1), pesos(20)].sort(compareMoney)).toEqual([pesos(-1), pesos(3), pesos(20)]);
  });
});
