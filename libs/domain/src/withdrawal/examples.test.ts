// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  checkCash,
  checkWithdrawal,
  checkWithdrawalAmount,
  fail,
  moneyFromPeso,
  ok,
  zeroMoney,
} from '../index';

describe('examples of withdrawal', () => {
  it('checkCash', () => {
    expect(checkCash({ depositCount: 0, neededTurnover: zeroMoney, doneTurnover: zeroMoney })).toEqual(
      fail({ type: 'depositFirst' }),
    );
  });

  it('checkWithdrawal', () => {
    const hundred = moneyFromPeso('100');
    const player = {
      isSignedIn: true,
      phone: '',
      mustBindPhone: false,
      balance: hundred,
      minimum: hundred,
      maximum: hundred,
    };
    const cash = { depositCount: 1, neededTurnover: hundred, doneTurnover: moneyFromPeso('40') };
    expect(checkWithdrawal(hundred, player, cash)).toEqual(
      fail({ type: 'turnoverMissing', remaining: moneyFromPeso('60') }),
    );
  });

  it('checkWithdrawalAmount', () => {
    const hundred = moneyFromPeso('100');
    const player = {
      isSignedIn: true,
      phone: '',
      mustBindPhone: false,
      balance: hundred,
      minimum: hundred,
      maximum: hundred,
    };
    expect(checkWithdrawalAmount(moneyFromPeso('99'), player)).toEqual(
      fail({ type: 'belowMinimum', minimum: hundred }),
    );
    expect(checkWithdrawalAmount(hundred, player)).toEqual(ok(hundred));
  });
});
