import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney } from '../money';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { missingForLevel, progressToNextLevel } from './progress';

const level = { level: 2, neededDeposit: pesos(2000), neededTurnover: pesos(10_000) };

describe('what is missing for a VIP level', () => {
  it.each([
    [1500, 8000, 500, 2000],
    [2000, 8000, 0, 2000],
    [1500, 10_000, 500, 0],
    [2000, 10_000, 0, 0],
    [9000, 9999.9999, 0, 0.01],
  ])('with %d deposited and %d turned over is %d and %d', (deposited, turned, deposit, turnover) => {
    const status = { totalDeposit: pesos(deposited), totalTurnover: pesos(turned) };
    expect(missingForLevel(level, status)).toEqual({ deposit: pesos(deposit), turnover: pesos(turnover) });
  });

  it('is always enough, and never a centavo too much', () => {
    const amount = anyMoney({ min: 0, max: 1e11 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (neededDeposit, neededTurnover, deposited, turned) => {
        const needs = { level: 1, neededDeposit, neededTurnover };
        const missing = missingForLevel(needs, { totalDeposit: deposited, totalTurnover: turned });
        const [reachedDeposit, reachedTurnover] = [
          addMoney(deposited, missing.deposit),
          addMoney(turned, missing.turnover),
        ];
        expect(reachedDeposit).toBeGreaterThanOrEqual(neededDeposit);
        expect(reachedTurnover).toBeGreaterThanOrEqual(neededTurnover);
        if (missing.deposit > 0) expect(reachedDeposit - neededDeposit).toBeLessThan(100);
        if (missing.turnover > 0) expect(reachedTurnover - neededTurnover).toBeLessThan(100);
      }),
    );
  });
});

const levels = [0, 500, 2000, 10_000].map((deposit, level) => ({
  level,
  neededDeposit: pesos(deposit),
  neededTurnover: pesos(deposit * 5),
}));
const at = (level: number, deposit: number, turnover: number) =>
  progressToNextLevel(levels, { level, totalDeposit: pesos(deposit), totalTurnover: pesos(turnover) });

describe('the way to the next VIP level', () => {
  it('has two bars, of what was done and what is needed', () => {
    expect(at(2, 4500, 12_000)).toEqual({
      nextLevel: 3,
      deposit: { done: pesos(4500), needed: pesos(10_000) },
      turnover: { done: pesos(12_000), needed: pesos(50_000) },
      missing: { deposit: pesos(5500), turnover: pesos(38_000) },
      barsToFill: 2,
    });
  });

  it.each([
    [0, 0, 2],
    [500, 0, 1],
    [0, 2500, 1],
    [499.99, 9999, 1],
    [500, 2500, 0],
  ])('with %d deposited and %d turned over has bars to fill: %d', (deposit, turnover, bars) => {
    expect(at(0, deposit, turnover)?.barsToFill).toBe(bars);
  });

  it('ends on the highest level, and where no level is known', () => {
    expect(at(3, 0, 0)).toBeUndefined();
    expect(at(9, 0, 0)).toBeUndefined();
    const status = { level: 0, totalDeposit: pesos(0), totalTurnover: pesos(0) };
    expect(progressToNextLevel([], status)).toBeUndefined();
  });

  it('leads to the lowest level above, whatever the order, and is done when nothing is missing', () => {
    const amount = anyMoney({ min: 0, max: 1e9 });
    const shuffled = fc.shuffledSubarray(levels, { minLength: levels.length });
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 0, max: 4 }), amount, amount, (ladder, level, dep, flow) => {
        const way = progressToNextLevel(ladder, { level, totalDeposit: dep, totalTurnover: flow });
        expect(way?.nextLevel).toBe(level < 3 ? level + 1 : undefined);
        if (way === undefined) return;
        const isReached = dep >= way.deposit.needed && flow >= way.turnover.needed;
        expect(way.barsToFill === 0).toBe(isReached);
        expect(way.missing.deposit === 0 && way.missing.turnover === 0).toBe(isReached);
      }),
    );
  });
});
