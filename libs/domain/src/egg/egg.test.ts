import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney } from '../money';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { depositForNextEgg } from './egg';

const chances = (left: number, needed: number, deposited: number) => ({
  left,
  max: 3,
  neededToday: pesos(needed),
  depositedToday: pesos(deposited),
});

describe('the deposit for another egg', () => {
  it.each([
    [chances(0, 100, 40), 60],
    [chances(0, 300, 299.995), 0.01],
    [chances(0, 200, 0), 200],
  ])('of %j is %d', (today, missing) => {
    expect(depositForNextEgg(today)).toBe(pesos(missing));
  });

  it('is nothing with an egg in hand, and when today has no more', () => {
    expect(depositForNextEgg(chances(1, 200, 100))).toBeUndefined();
    expect(depositForNextEgg(chances(0, 300, 300))).toBeUndefined();
    expect(depositForNextEgg(chances(0, 300, 5000))).toBeUndefined();
  });

  it('is always enough', () => {
    const amount = anyMoney({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(amount, amount, (neededToday, depositedToday) => {
        const missing = depositForNextEgg({ left: 0, max: 3, neededToday, depositedToday });
        if (missing === undefined) expect(depositedToday).toBeGreaterThanOrEqual(neededToday);
        else expect(addMoney(depositedToday, missing)).toBeGreaterThanOrEqual(neededToday);
      }),
    );
  });
});
