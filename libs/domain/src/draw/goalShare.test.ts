import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney } from '../money/addMoney';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { goalShare } from './goalShare';

describe('the share of the goal', () => {
  it.each([
    [0, 100, 0, 100],
    [62.5, 100, 62, 37.5],
    [99.99, 100, 99, 0.01],
    [100, 100, 100, 0],
    [0, 0, 100, 0],
  ])('of %d collected of %d is %i percent, %d missing', (collected, goal, percent, missing) => {
    expect(goalShare({ collected: pesos(collected), goal: pesos(goal) })).toEqual({
      percent,
      missing: pesos(missing),
    });
  });

  it('is exact: collected and missing make the goal, and only then it is full', () => {
    const amount = anyMoney({ min: 0, max: 10 ** 12 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [collected, goal] = one <= other ? [one, other] : [other, one];
        const { percent, missing } = goalShare({ collected, goal });
        expect(addMoney(collected, missing)).toBe(goal);
        expect(percent === 100).toBe(collected === goal);
      }),
    );
  });
});
