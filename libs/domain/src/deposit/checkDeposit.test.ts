import { describe, expect, it } from 'vitest';

import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import { pesos } from '../testing/pesos';
import { canSubmitDeposit } from './canSubmitDeposit';
import { checkDeposit } from './checkDeposit';
import type { DepositForm } from './DepositForm';

const form: DepositForm = { mode: 'gcash', channelCode: 'gc1', amountText: '100', promotion: 15, bank: '' };
const context = { minimum: pesos(100), isSignedIn: true };
const ready = {
  mode: 'gcash',
  channelCode: 'gc1',
  amount: pesos(100),
  promotion: 15,
  bank: '',
  accountName: '',
};

describe('checkDeposit', () => {
  it('lets a deposit of the minimum through', () => {
    expect(checkDeposit(form, context)).toEqual(ok(ready));
  });

  it.each(['', '  '])('misses the amount in %j before anything else', (amountText) => {
    const nothing: DepositForm = { ...form, amountText, mode: 'banktransfer' };
    expect(checkDeposit(nothing, { ...context, isSignedIn: false })).toEqual(fail({ type: 'amountMissing' }));
  });

  it('asks a guest to log in before it looks at the amount', () => {
    const small = { ...form, amountText: '50' };
    expect(checkDeposit(small, { ...context, isSignedIn: false })).toEqual(fail({ type: 'signedOut' }));
  });

  it.each(['50', '99', '0', 'abc'])('refuses %s under a minimum of 100', (amountText) => {
    const small: DepositForm = { ...form, amountText, mode: 'banktransfer' };
    expect(checkDeposit(small, context)).toEqual(fail({ type: 'belowMinimum', minimum: pesos(100) }));
  });

  it('refuses nothing at all where no minimum is set', () => {
    const nothing = { ...form, amountText: '0' };
    const problem = { type: 'belowMinimum', minimum: pesos(0.01) };
    expect(checkDeposit(nothing, { ...context, minimum: pesos(0) })).toEqual(fail(problem));
    expect(checkDeposit(form, { ...context, minimum: pesos(0) })).toEqual(ok(ready));
  });

  it('asks for the name of a bank transfer', () => {
    const transfer: DepositForm = { ...form, mode: 'banktransfer' };
    expect(checkDeposit(transfer, context)).toEqual(fail({ type: 'accountNameUnasked' }));
  });

  it.each(['', '   '])('requires a name that is more than %j', (accountName) => {
    const transfer: DepositForm = { ...form, mode: 'banktransfer', accountName };
    expect(checkDeposit(transfer, context)).toEqual(fail({ type: 'accountNameBlank' }));
  });

  it('carries the trimmed name of a bank transfer', () => {
    const transfer: DepositForm = {
      ...form,
      mode: 'banktransfer',
      accountName: ' Juan dela Cruz ',
      bank: 'BDO',
    };
    expect(checkDeposit(transfer, context)).toEqual(
      ok({ ...ready, mode: 'banktransfer', accountName: 'Juan dela Cruz' }),
    );
  });

  it('requires the bank of an online bank', () => {
    const online: DepositForm = { ...form, mode: 'onlinebank' };
    expect(checkDeposit(online, context)).toEqual(fail({ type: 'bankMissing' }));
    expect(checkDeposit({ ...online, bank: 'BDO', accountName: 'Juan' }, context)).toEqual(
      ok({ ...ready, mode: 'onlinebank', bank: 'BDO' }),
    );
  });

  it('asks no name for a GCash bank transfer', () => {
    const transfer: DepositForm = { ...form, mode: 'gcashtransfer' };
    expect(checkDeposit(transfer, context)).toEqual(ok({ ...ready, mode: 'gcashtransfer' }));
  });
});

describe('canSubmitDeposit', () => {
  it('waits for an amount', () => {
    expect(canSubmitDeposit(form)).toBe(true);
    expect(canSubmitDeposit({ ...form, amountText: ' ' })).toBe(false);
  });
});
