// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { depositForNextEgg, type EggChances, moneyFromPeso } from '../index';

describe('examples of egg', () => {
  it('depositForNextEgg', () => {
    const today = { max: 5, neededToday: moneyFromPeso(500), depositedToday: moneyFromPeso(200) };
    expect(depositForNextEgg({ ...today, left: 0 })).toEqual(moneyFromPeso(300));
    expect(depositForNextEgg({ ...today, left: 1 })).toEqual(undefined);
  });

  it('EggChances', () => {
    const today: EggChances = {
      left: 0,
      max: 5,
      neededToday: moneyFromPeso(500),
      depositedToday: moneyFromPeso(500),
    };
    expect(depositForNextEgg(today)).toEqual(undefined);
  });
});
