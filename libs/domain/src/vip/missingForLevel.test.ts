import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney } from '../money/addMoney';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { missingForLevel } from './missingForLevel';

const level = { level: 2, neededDeposit: pesos(2000), neededTurnover: pesos(10_000) };

describe('what is missing for a VIP level', () => {
  it.each([
    [1500, 8000, 500, 2000],
    [2000, 8000, 0, 2000],
    [1500, 10_000, 500, 0],
    [2000, 10_000, 0, 0],
    [9000, 9999.9999, 0, 0.01],
  ])('with %d deposited and %d turned over is %d and %d', (deposited, turned, deposit, turnover) => {
    const standing = { totalDeposit: pesos(deposited), totalTurnover: pesos(turned) };
    expect(missingForLevel(level, standing)).toEqual({ deposit: pesos(deposit), turnover: pesos(turnover) });
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
