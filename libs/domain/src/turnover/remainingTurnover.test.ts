import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { subtractMoney } from '../money/subtractMoney';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { remainingTurnover } from './remainingTurnover';

describe('remainingTurnover', () => {
  it.each([
    [300, 176.55, 123.45],
    [100.1, 100, 0.1],
    [0.3, 0.2, 0.1],
    [123.456, 0, 123.46],
    [0.015, 0, 0.02],
    [0.004, 0, 0.01],
    [0.0001, 0, 0.01],
    [300, 300, 0],
    [500, 700, 0],
  ])('of %d needed with %d done is %d', (needed, done, remaining) => {
    const standing = { neededTurnover: pesos(needed), doneTurnover: pesos(done) };
    expect(remainingTurnover(standing)).toBe(pesos(remaining));
  });

  it('is nothing exactly when enough was bet', () => {
    const amount = anyMoney({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(amount, amount, (neededTurnover, doneTurnover) => {
        const remaining = remainingTurnover({ neededTurnover, doneTurnover });
        expect(remaining === 0).toBe(doneTurnover >= neededTurnover);
        expect(remaining % 100).toBe(0);
      }),
    );
  });

  it('is never more than a centavo off', () => {
    const amount = anyMoney({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(amount, amount, (one, two) => {
        const [doneTurnover, neededTurnover] = one < two ? [one, two] : [two, one];
        const exact = subtractMoney(neededTurnover, doneTurnover);
        expect(Math.abs(remainingTurnover({ neededTurnover, doneTurnover }) - exact)).toBeLessThan(100);
      }),
    );
  });
});
