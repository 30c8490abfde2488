// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  canSubmitWithdrawal,
  type CashCheck,
  checkCash,
  checkWithdrawal,
  checkWithdrawalAmount,
  checkWithdrawalDay,
  cleanAccountNumber,
  fail,
  isBalanceBelowMinimum,
  leastWithdrawal,
  maskAccount,
  moneyFromPeso,
  nextWithdrawalAmount,
  ok,
  type SavedBank,
  type WithdrawalContext,
  type WithdrawalDay,
  type WithdrawalForm,
  type WithdrawalProblem,
  zeroMoney,
} from '../index';

describe('examples of withdrawal', () => {
  it('canSubmitWithdrawal', () => {
    const form = { amountText: '500', accountNumber: '09171234567', accountName: 'Juan dela Cruz' };
    expect(canSubmitWithdrawal(form)).toEqual(true);
    expect(canSubmitWithdrawal({ ...form, accountName: ' ' })).toEqual(false);
  });

  it('CashCheck', () => {
    const cash: CashCheck = { depositCount: 1, neededTurnover: zeroMoney, doneTurnover: zeroMoney };
    expect(checkCash(cash)).toEqual(ok(cash));
  });

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

  it('checkWithdrawalDay', () => {
    const amount = moneyFromPeso(500);
    expect(checkWithdrawalDay(amount, { amountLeft: moneyFromPeso(500), timesLeft: 1 })).toEqual(ok(amount));
    expect(checkWithdrawalDay(amount, { amountLeft: undefined, timesLeft: 0 })).toEqual(
      fail({ type: 'dayTimesUsedUp' }),
    );
  });

  it('cleanAccountNumber', () => {
    expect(cleanAccountNumber('0917 123-4567')).toEqual('09171234567');
  });

  it('isBalanceBelowMinimum', () => {
    expect(isBalanceBelowMinimum(moneyFromPeso('99.99'), moneyFromPeso(100))).toEqual(true);
    expect(isBalanceBelowMinimum(moneyFromPeso(100), moneyFromPeso(100))).toEqual(false);
  });

  it('leastWithdrawal', () => {
    const method = {
      id: 7,
      name: 'GCash',
      isDeposit: true,
      isWithdraw: true,
      depositSort: 1,
      withdrawSort: 1,
      depositMin: zeroMoney,
      depositMax: zeroMoney,
      withdrawMin: moneyFromPeso(100),
      withdrawMax: zeroMoney,
      banks: [],
      channels: [],
    };
    expect(leastWithdrawal([method, { ...method, withdrawMin: moneyFromPeso(50) }])).toEqual(
      moneyFromPeso(50),
    );
    expect(leastWithdrawal([])).toEqual(undefined);
  });

  it('nextWithdrawalAmount', () => {
    expect(nextWithdrawalAmount('50', '500.25', moneyFromPeso('300.75'))).toEqual('300.75');
    expect(nextWithdrawalAmount('50', '50.255', moneyFromPeso('300.75'))).toEqual('50');
  });

  it('SavedBank', () => {
    const account: SavedBank = {
      bankCode: 'gcash',
      accountNumber: '09171234567',
      accountName: 'Juan dela Cruz',
    };
    expect(maskAccount(account.accountNumber)).toEqual('0917 ••• 4567');
  });

  it('WithdrawalContext', () => {
    const player: WithdrawalContext = {
      isSignedIn: true,
      phone: '',
      mustBindPhone: true,
      balance: moneyFromPeso(500),
      minimum: zeroMoney,
      maximum: zeroMoney,
    };
    expect(checkWithdrawalAmount(moneyFromPeso(100), player)).toEqual(fail({ type: 'phoneMissing' }));
  });

  it('WithdrawalDay', () => {
    const today: WithdrawalDay = { amountLeft: moneyFromPeso(300), timesLeft: 2 };
    expect(checkWithdrawalDay(moneyFromPeso(500), today)).toEqual(
      fail({ type: 'aboveDayLimit', amountLeft: moneyFromPeso(300) }),
    );
  });

  it('WithdrawalForm', () => {
    const form: WithdrawalForm = { amountText: '', accountNumber: '', accountName: '' };
    expect(canSubmitWithdrawal(form)).toEqual(false);
  });

  it('WithdrawalProblem', () => {
    const problem: WithdrawalProblem = { type: 'depositFirst' };
    expect(checkCash({ depositCount: 0, neededTurnover: zeroMoney, doneTurnover: zeroMoney })).toEqual(
      fail(problem),
    );
  });
});
