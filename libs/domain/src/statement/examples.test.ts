// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  epochSecondsFrom,
  minutesPlayed,
  moneyFromPeso,
  netResult,
  otherMovements,
  type PeriodBalances,
  pesoText,
  type StatementKind,
  type StatementMonth,
  statementMonths,
  type StatementTotals,
  zeroMoney,
} from '../index';

describe('examples of statement', () => {
  it('minutesPlayed', () => {
    expect(minutesPlayed([0, 1, 4, 60])).toEqual(6);
  });

  it('netResult', () => {
    expect(pesoText(netResult({ staked: moneyFromPeso(100), won: moneyFromPeso('60.50') }))).toEqual('-39.5');
  });

  it('otherMovements', () => {
    const [opening, closing, deposited] = [zeroMoney, moneyFromPeso(510), moneyFromPeso(500)];
    const totals = { deposited, withdrawn: zeroMoney, bonus: zeroMoney, staked: zeroMoney, won: zeroMoney };
    expect(pesoText(otherMovements(totals, { opening, closing }))).toEqual('10');
  });

  it('PeriodBalances', () => {
    const totals = {
      deposited: zeroMoney,
      withdrawn: zeroMoney,
      bonus: zeroMoney,
      staked: zeroMoney,
      won: zeroMoney,
    };
    const balances: PeriodBalances = { opening: moneyFromPeso(500), closing: moneyFromPeso(500) };
    expect(otherMovements(totals, balances)).toEqual(zeroMoney);
  });

  it('StatementKind', () => {
    const cashier: readonly StatementKind[] = ['deposit', 'withdrawal', 'refund'];
    expect(cashier.includes('bet')).toEqual(false);
  });

  it('statementMonths', () => {
    expect(statementMonths(epochSecondsFrom(1_767_196_800), 2)[1]).toEqual({
      month: '2025-12',
      from: '2025-12-01',
      to: '2025-12-31',
    });
  });

  it('StatementMonth', () => {
    const january: StatementMonth = { month: '2026-01', from: '2026-01-01', to: '2026-01-01' };
    expect(statementMonths(epochSecondsFrom(1_767_196_800), 1)).toEqual([january]);
  });

  it('StatementTotals', () => {
    const totals: StatementTotals = {
      deposited: moneyFromPeso(500),
      withdrawn: zeroMoney,
      bonus: zeroMoney,
      staked: moneyFromPeso(100),
      won: moneyFromPeso(150),
    };
    expect(pesoText(netResult(totals))).toEqual('50');
  });
});
