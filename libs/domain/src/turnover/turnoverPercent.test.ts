import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyFromPeso } from '../money/moneyFromPeso';
import { moneyFromScore } from '../money/moneyFromScore';
import { zeroMoney } from '../money/zeroMoney';
import { remainingTurnover } from './remainingTurnover';
import { turnoverPercent } from './turnoverPercent';

const percentOf = (needed: string, done: string) =>
  turnoverPercent({ neededTurnover: moneyFromPeso(needed), doneTurnover: moneyFromPeso(done) });

describe('the turnover done', () => {
  it.each([
    ['3000', '2876.55', 95],
    ['300', '0', 0],
    ['300', '300', 100],
    ['300', '400', 100],
    ['0', '0', 100],
    ['300', '299.99', 99],
    ['300', '-5', 0],
  ])('of %s with %s played is %i percent', (needed, done, percent) => {
    expect(percentOf(needed, done)).toBe(percent);
  });

  it('is 100 percent exactly when nothing is left', () => {
    const money = fc.nat({ max: 10 ** 12 }).map(moneyFromScore);
    fc.assert(
      fc.property(money, money, (neededTurnover, doneTurnover) => {
        const standing = { neededTurnover, doneTurnover };
        expect(turnoverPercent(standing) === 100).toBe(remainingTurnover(standing) === zeroMoney);
      }),
    );
  });
});
