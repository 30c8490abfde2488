// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { isReliefOffered, moneyFromPeso, type Relief, zeroMoney } from '../index';

describe('examples of relief', () => {
  it('isReliefOffered', () => {
    const relief = {
      state: 'open',
      times: 0,
      max: 2,
      amount: moneyFromPeso(5),
      below: moneyFromPeso(1),
    } as const;
    expect(isReliefOffered(relief, { before: moneyFromPeso(20), after: zeroMoney })).toEqual(true);
    expect(isReliefOffered(relief, { before: zeroMoney, after: zeroMoney })).toEqual(false);
  });

  it('Relief', () => {
    const relief: Relief = {
      state: 'usedUp',
      times: 2,
      max: 2,
      amount: moneyFromPeso(5),
      below: moneyFromPeso(1),
    };
    expect(isReliefOffered(relief, { before: moneyFromPeso(20), after: zeroMoney })).toEqual(false);
  });
});
