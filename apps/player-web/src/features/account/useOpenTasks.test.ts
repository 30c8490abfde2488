import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { expect, it } from 'vitest';
import { turnoverStatus } from './useOpenTasks';

const pesos = moneyFromPeso;
const cash = { depositCount: 40, neededTurnover: pesos(202_000), doneTurnover: pesos(200_000) };

it('tells what is left of everything, and the percent of what is open', () => {
  const open = { neededTurnover: pesos(4_000), doneTurnover: pesos(2_000) };
  expect(turnoverStatus(cash, open)).toEqual({ percent: 50, left: pesos(2_000) });
});

it('is unknown without the sums, and has no percent without the tasks', () => {
  expect(turnoverStatus(undefined, undefined)).toBe('unknown');
  expect(turnoverStatus(cash, undefined)).toEqual({ percent: undefined, left: pesos(2_000) });
});

it('is not complete where nothing was ever asked for', () => {
  const nothing = { neededTurnover: zeroMoney, doneTurnover: zeroMoney };
  expect(turnoverStatus({ depositCount: 0, ...nothing }, nothing)).toEqual({
    percent: undefined,
    left: zeroMoney,
  });
  const met = { depositCount: 1, neededTurnover: pesos(100), doneTurnover: pesos(100) };
  expect(turnoverStatus(met, nothing)).toEqual({ percent: 100, left: zeroMoney });
});
