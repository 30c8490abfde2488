import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { isReliefOffered } from './Relief';

const open = { state: 'open', times: 0, max: 3, amount: pesos(2), below: pesos(5) } as const;
const after = (before: number | undefined, now: number | undefined) => ({
  before: before === undefined ? undefined : pesos(before),
  after: now === undefined ? undefined : pesos(now),
});

describe('the offer of relief after a game', () => {
  it.each([
    [20, 4.99, true],
    [5, 0, true],
    [20, 5, false],
    [4.99, 0, false],
    [3, 20, false],
    [undefined, 0, false],
    [20, undefined, false],
  ])('from a balance of %s to %s: %s', (before, now, isOffered) => {
    expect(isReliefOffered(open, after(before, now))).toBe(isOffered);
  });

  it('is never made while it cannot be received', () => {
    expect(isReliefOffered({ ...open, state: 'closed' }, after(20, 0))).toBe(false);
    expect(isReliefOffered({ ...open, state: 'usedUp' }, after(20, 0))).toBe(false);
  });

  it('is made once while the balance only falls', () => {
    const falling = fc
      .array(anyMoney({ min: 0, max: 200_000 }), { minLength: 2, maxLength: 20 })
      .map((balances) => balances.toSorted((one, two) => two - one));
    fc.assert(
      fc.property(falling, (balances) => {
        const offers = balances.filter((balance, index) =>
          isReliefOffered(open, { before: balances[index - 1], after: balance }),
        );
        expect(offers.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
