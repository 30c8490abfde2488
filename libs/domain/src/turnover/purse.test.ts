import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, type Money, moneyFromScore, subtractMoney, zeroMoney } from '../money';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { type Purse, purseTotal, splitReturn, splitStake } from './purse';

const least = moneyFromScore(1);
const purse = (own: number, bonus: number): Purse => ({ own: pesos(own), bonus: pesos(bonus) });
const anyAmount = (max = 1_000_000_000_000): fc.Arbitrary<Money> => anyMoney({ min: 0, max });

describe('splitStake', () => {
  it.each([
    [400, purse(1_000, 1_000), purse(400, 0)],
    [500, purse(200, 1_000), purse(200, 300)],
    [10, purse(0, 10), purse(0, 10)],
    [0, purse(5, 5), purse(0, 0)],
  ])('takes %d pesos', (stake, held, taken) => {
    expect(splitStake(pesos(stake), held)).toEqual(taken);
  });

  it('takes it all, own money first, and never more of it than there is', () => {
    fc.assert(
      fc.property(anyAmount(), anyAmount(), anyAmount(), (stake, own, bonus) => {
        const taken = splitStake(stake, { own, bonus });
        expect(purseTotal(taken)).toBe(stake);
        expect(taken.own).toBe(Math.min(stake, own));
        expect(taken.bonus).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('asks nothing of money that is owed', () => {
    expect(splitStake(least, { own: pesos(-1), bonus: pesos(1) })).toEqual({ own: zeroMoney, bonus: least });
  });
});

describe('splitReturn', () => {
  it.each([
    [1_000, purse(200, 300), purse(400, 600)],
    [500, purse(200, 300), purse(200, 300)],
    [77, purse(500, 0), purse(77, 0)],
    [77, purse(0, 500), purse(0, 77)],
    [5, purse(0, 0), purse(5, 0)],
    [0, purse(1, 1), purse(0, 0)],
  ])('returns %d pesos', (amount, staked, returned) => {
    expect(splitReturn(pesos(amount), staked)).toEqual(returned);
  });

  it('rounds the bonus share down to the smallest unit', () => {
    const staked = { own: least, bonus: moneyFromScore(2) };
    expect(splitReturn(least, staked)).toEqual({ own: least, bonus: zeroMoney });
    expect(splitReturn(moneyFromScore(2), staked)).toEqual({ own: least, bonus: least });
  });

  it('returns it all, the bonus less than a unit below its part', () => {
    fc.assert(
      fc.property(anyAmount(), anyAmount(), anyAmount(), (amount, own, bonus) => {
        fc.pre(addMoney(own, bonus) > zeroMoney);
        const returned = splitReturn(amount, { own, bonus });
        expect(purseTotal(returned)).toBe(amount);
        const exact = BigInt(amount) * BigInt(bonus);
        const lacks = exact - BigInt(returned.bonus) * BigInt(addMoney(own, bonus));
        expect(lacks >= 0n && lacks < BigInt(addMoney(own, bonus))).toBe(true);
      }),
    );
  });

  it('gives a refunded stake back as it was taken', () => {
    fc.assert(
      fc.property(anyAmount(), anyAmount(), anyAmount(), (stake, own, bonus) => {
        const taken = splitStake(stake, { own, bonus });
        expect(splitReturn(stake, taken)).toEqual(taken);
        expect(subtractMoney(stake, taken.own)).toBe(taken.bonus);
      }),
    );
  });
});
