import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { type DrawSpins, earnedSpins, nextSpinSource } from './spins';

const rules = { spinsPerFriend: 2, spinsPerDeposit: 1, depositStep: pesos(200) };

describe('the spins earned', () => {
  it.each([
    [0, 0, { free: 1, invite: 0, deposit: 0 }],
    [3, 0, { free: 1, invite: 6, deposit: 0 }],
    [0, 199.99, { free: 1, invite: 0, deposit: 0 }],
    [0, 200, { free: 1, invite: 0, deposit: 1 }],
    [1, 650, { free: 1, invite: 2, deposit: 3 }],
  ])('by %i friends and %d pesos', (friends, deposited, spins) => {
    expect(earnedSpins({ friends, deposited: pesos(deposited) }, rules)).toEqual(spins);
  });

  it('never come from deposits when no step is set', () => {
    const none = { ...rules, depositStep: pesos(0) };
    expect(earnedSpins({ friends: 0, deposited: pesos(1_000) }, none).deposit).toBe(0);
  });

  it('never get fewer by inviting or depositing more', () => {
    const amount = anyMoney({ min: 0, max: 10 ** 10 });
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), amount, amount, (one, other, less, more) => {
        const small = { friends: Math.min(one, other), deposited: less <= more ? less : more };
        const large = { friends: Math.max(one, other), deposited: less <= more ? more : less };
        const few = earnedSpins(small, rules);
        const many = earnedSpins(large, rules);
        expect(many.invite).toBeGreaterThanOrEqual(few.invite);
        expect(many.deposit).toBeGreaterThanOrEqual(few.deposit);
      }),
    );
  });
});

const spins = (free: number, invite: number, deposit: number): DrawSpins => ({ free, invite, deposit });

describe('the source of the next spin', () => {
  it.each([
    [spins(1, 1, 1), spins(0, 0, 0), 'free'],
    [spins(1, 1, 1), spins(1, 0, 0), 'invite'],
    [spins(1, 1, 1), spins(1, 1, 0), 'deposit'],
    [spins(1, 1, 1), spins(1, 1, 1), undefined],
  ])('of %o with %o used is %s', (earned, used, source) => {
    expect(nextSpinSource(earned, used)).toBe(source);
  });

  it('lets exactly the earned spins be taken', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (free, invite, deposit) => {
        const earned = spins(free, invite, deposit);
        const used = { free: 0, invite: 0, deposit: 0 };
        let source = nextSpinSource(earned, used);
        while (source !== undefined) {
          used[source] += 1;
          source = nextSpinSource(earned, used);
        }
        expect(used).toEqual(earned);
      }),
    );
  });
});
