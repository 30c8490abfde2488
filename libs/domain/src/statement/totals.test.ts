import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { addMoney, type Money, moneyFromScore, subtractMoney, zeroMoney } from '../money';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { netResult, otherMovements } from './totals';

describe('netResult', () => {
  it('is below zero when playing cost', () => {
    expect(netResult({ staked: pesos(100), won: pesos(64) })).toBe(pesos(-36));
  });

  it('is above zero when it brought something', () => {
    expect(netResult({ staked: pesos(100), won: pesos(120) })).toBe(pesos(20));
  });

  it('is what the stakes lack to the wins', () => {
    fc.assert(
      fc.property(anyMoney(), anyMoney(), (staked, won) => {
        expect(addMoney(staked, netResult({ staked, won }))).toBe(won);
      }),
    );
  });

  it('takes money, not bare numbers', () => {
    expectTypeOf(netResult).parameter(0).toEqualTypeOf<Readonly<Record<'staked' | 'won', Money>>>();
  });
});

const totals = {
  deposited: pesos(500),
  withdrawn: pesos(200),
  bonus: pesos(50),
  staked: pesos(300),
  won: pesos(250),
};

describe('otherMovements', () => {
  it('is nothing when the totals explain the balance', () => {
    expect(otherMovements(totals, { opening: pesos(100), closing: pesos(400) })).toBe(zeroMoney);
  });

  it('is what the totals do not explain, either way', () => {
    expect(otherMovements(totals, { opening: pesos(100), closing: pesos(425) })).toBe(pesos(25));
    expect(otherMovements(totals, { opening: pesos(100), closing: pesos(390) })).toBe(pesos(-10));
  });

  it('makes every statement add up', () => {
    const amount = fc.integer({ min: 0, max: 1e12 }).map(moneyFromScore);
    const any = fc.record({
      deposited: amount,
      withdrawn: amount,
      bonus: amount,
      staked: amount,
      won: amount,
    });
    fc.assert(
      fc.property(any, amount, amount, (moved, opening, closing) => {
        const other = otherMovements(moved, { opening, closing });
        const end = [opening, moved.deposited, moved.bonus, netResult(moved), other].reduce(addMoney);
        expect(subtractMoney(end, moved.withdrawn)).toBe(closing);
      }),
    );
  });
});
