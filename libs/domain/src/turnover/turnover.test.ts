import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyFromPeso, moneyFromScore, subtractMoney, zeroMoney } from '../money';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { openTurnover, remainingTurnover, turnoverPercent } from './turnover';

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
    const status = { neededTurnover: pesos(needed), doneTurnover: pesos(done) };
    expect(remainingTurnover(status)).toBe(pesos(remaining));
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

const status = (needed: number, done: number) => ({
  neededTurnover: pesos(needed),
  doneTurnover: pesos(done),
});

describe('openTurnover', () => {
  it('of a fresh deposit is none of it, whatever was played before', () => {
    const open = openTurnover(status(202_000, 200_000), [status(2_000, 0)]);
    expect(open).toEqual(status(2_000, 0));
    expect(turnoverPercent(open)).toBe(0);
  });

  it('of several open tasks is what they ask for together, less what is missing', () => {
    const tasks = [status(2, 0), status(998, 876.55)];
    expect(openTurnover(status(3_000, 2_876.55), tasks)).toEqual(status(1_000, 876.55));
  });

  it('is nothing at all once everything is met', () => {
    expect(openTurnover(status(3_000, 3_000), [])).toEqual(status(0, 0));
    expect(turnoverPercent(openTurnover(status(300, 400), []))).toBe(100);
  });

  it("never says that less is missing than the operator's own sum", () => {
    expect(openTurnover(status(500, 0), [])).toEqual(status(500, 0));
    const amount = anyMoney({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(amount, amount, fc.array(amount), (neededTurnover, doneTurnover, needs) => {
        const all = { neededTurnover, doneTurnover };
        const open = openTurnover(
          all,
          needs.map((need) => ({ neededTurnover: need })),
        );
        expect(remainingTurnover(open)).toBe(remainingTurnover(all));
        expect(open.doneTurnover).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

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
        const status = { neededTurnover, doneTurnover };
        expect(turnoverPercent(status) === 100).toBe(remainingTurnover(status) === zeroMoney);
      }),
    );
  });
});
