import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import type { EpochMilliseconds, EpochSeconds } from '../time';
import {
  addMoney,
  compareMoney,
  isMoney,
  type Money,
  moneyFromScore,
  scoreFromMoney,
  subtractMoney,
  zeroMoney,
} from './Money';
import { parsePesoInput } from './input';
import { formatMoney } from './text';

describe('the unit of an amount', () => {
  it('is in its type: no bare number is money', () => {
    expectTypeOf<number>().not.toExtend<Money>();
    expectTypeOf<Money>().toExtend<number>();
    expectTypeOf(zeroMoney).toEqualTypeOf<Money>();
  });

  it('cannot be mixed with an instant', () => {
    expectTypeOf<EpochSeconds>().not.toExtend<Money>();
    expectTypeOf<Money>().not.toExtend<EpochSeconds>();
    expectTypeOf<EpochMilliseconds>().not.toExtend<EpochSeconds>();
    expectTypeOf<EpochSeconds>().not.toExtend<EpochMilliseconds>();
  });

  it('is asked for by every function that calculates with it or shows it', () => {
    expectTypeOf(addMoney).parameters.toEqualTypeOf<[Money, Money]>();
    expectTypeOf(formatMoney).parameters.toEqualTypeOf<[Money]>();
  });

  it('has to be unpacked from a typed amount', () => {
    expectTypeOf(parsePesoInput('1')).not.toExtend<Money>();
  });
});

describe('isMoney', () => {
  it.each([0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('accepts %d units', (units) => {
    expect(isMoney(units)).toBe(true);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('refuses %d', (units) => {
    expect(isMoney(units)).toBe(false);
  });

  it.each(['11500', null, undefined, {}])('refuses %o, which is no number', (given) => {
    expect(isMoney(given)).toBe(false);
  });
});

describe('moneyFromScore', () => {
  it('keeps the ledger score as it is', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (score) => {
        expect(scoreFromMoney(moneyFromScore(score))).toBe(score + 0);
      }),
    );
  });

  it('reads a score that comes as text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (score) => {
        expect(moneyFromScore(String(score))).toBe(moneyFromScore(score));
      }),
    );
  });

  it.each([
    '',
    'abc',
    '1e3',
    '0x10',
    '12 345',
    'x12',
    '12x',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER + 1,
    '9007199254740993',
  ])('takes %j for no score', (score) => {
    expect(() => moneyFromScore(score)).toThrow(RangeError);
  });

  it.each([true, null, undefined, {}])('takes the shape %j for no score', (shape) => {
    expect(() => Reflect.apply(moneyFromScore, undefined, [shape])).toThrow(RangeError);
  });

  it.each([
    [11_500.9, 11_500],
    ['11500.9', 11_500],
    [-99.9, -99],
    ['-0.5', 0],
  ])('cuts off the fraction of a unit in %j', (score, units) => {
    expect(Object.is(moneyFromScore(score), units)).toBe(true);
  });

  it('knows no negative zero', () => {
    expect(Object.is(moneyFromScore(-0), 0)).toBe(true);
    expect(Object.is(moneyFromScore('-0'), 0)).toBe(true);
  });
});

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
