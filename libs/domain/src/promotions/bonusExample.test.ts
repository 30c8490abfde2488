import { expect, test } from 'vitest';
import { pesos } from '../testing/pesos';
import { exampleOfBonus } from './bonusExample';

test.each([
  [200, 10, 1, 5, 20, 300],
  [100, 100, 1, 5, 100, 600],
  [2000, 10, 8, 8, 200, 17_600],
  [100, 10, 0, 0, 10, 0],
])(
  '%i pesos at %i %% bring a bonus and a turnover',
  (deposit, ratePercent, depositTimes, bonusTimes, bonus, turnover) => {
    const example = exampleOfBonus({ deposit: pesos(deposit), ratePercent, depositTimes, bonusTimes });
    expect(example).toEqual({ deposit: pesos(deposit), bonus: pesos(bonus), turnover: pesos(turnover) });
  },
);

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
  'a turnover of %d times is refused, not worked out',
  (depositTimes) => {
    const terms = { deposit: pesos(1), ratePercent: 10, depositTimes, bonusTimes: 1 };
    expect(() => exampleOfBonus(terms)).toThrow('Not an exact amount of money: ');
  },
);
