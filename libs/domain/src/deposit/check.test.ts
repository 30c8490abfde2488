import { describe, expect, it } from 'vitest';
import { fail, ok } from '../kernel';
import { pesos } from '../testing/pesos';
import { checkDeposit, checkDepositAmount, checkPayer } from './check';
import type { DepositForm } from './check';

const form: DepositForm = { mode: 'gcash', channelCode: 'gc1', amountText: '100', promotion: 15, bank: '' };
const limits = { min: pesos(100), max: pesos(50_000) };
const banks = [
  { name: 'BDO', isEnabled: true },
  { name: 'PNB', isEnabled: false },
];
const offer = { ...limits, channel: { banks } };
const context = { offer, isSignedIn: true };
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

  it.each(['', '  ', 'abc', '1e3', '.'])('misses the amount in %j before anything else', (amountText) => {
    const nothing: DepositForm = { ...form, amountText, mode: 'banktransfer' };
    expect(checkDeposit(nothing, { ...context, isSignedIn: false })).toEqual(fail({ type: 'amountMissing' }));
  });

  it('asks a guest to log in before it looks at the amount', () => {
    const small = { ...form, amountText: '50' };
    expect(checkDeposit(small, { ...context, isSignedIn: false })).toEqual(fail({ type: 'signedOut' }));
  });

  it.each(['50', '99', '0'])('refuses %s under a minimum of 100', (amountText) => {
    const small: DepositForm = { ...form, amountText, mode: 'banktransfer' };
    expect(checkDeposit(small, context)).toEqual(fail({ type: 'belowMinimum', minimum: pesos(100) }));
  });

  it('refuses what is above the maximum, which may have fallen since it was typed', () => {
    const problem = { type: 'aboveMaximum', maximum: pesos(50_000) };
    expect(checkDeposit({ ...form, amountText: '50001' }, context)).toEqual(fail(problem));
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
    expect(checkDeposit({ ...online, bank: 'PNB' }, context)).toEqual(fail({ type: 'bankMissing' }));
    expect(checkDeposit({ ...online, bank: 'BDO', accountName: 'Juan' }, context)).toEqual(
      ok({ ...ready, mode: 'onlinebank', bank: 'BDO' }),
    );
  });

  it('asks no name for a GCash bank transfer', () => {
    const transfer: DepositForm = { ...form, mode: 'gcashtransfer' };
    expect(checkDeposit(transfer, context)).toEqual(ok({ ...ready, mode: 'gcashtransfer' }));
  });
});

describe('checkDepositAmount', () => {
  it('takes what lies within the limits, both ends included', () => {
    expect(checkDepositAmount(pesos(100), limits)).toEqual(ok(pesos(100)));
    expect(checkDepositAmount(pesos(50_000), limits)).toEqual(ok(pesos(50_000)));
    const above = { type: 'aboveMaximum', maximum: pesos(50_000) };
    expect(checkDepositAmount(pesos(50_000.01), limits)).toEqual(fail(above));
  });

  it('is stopped by no limit that is not set, but moves no nothing', () => {
    const none = { min: undefined, max: undefined };
    expect(checkDepositAmount(pesos(900_000_000), none)).toEqual(ok(pesos(900_000_000)));
    const problem = { type: 'belowMinimum', minimum: pesos(0.01) };
    expect(checkDepositAmount(pesos(0), none)).toEqual(fail(problem));
  });

  it('lets nothing through a maximum of zero, which is a limit as any other', () => {
    const shut = { min: undefined, max: pesos(0) };
    expect(checkDepositAmount(pesos(1), shut)).toEqual(fail({ type: 'aboveMaximum', maximum: pesos(0) }));
  });
});

describe('checkPayer', () => {
  it('drops a bank and a name that the mode does not ask for', () => {
    const given = { mode: 'gcash', bank: 'BDO', accountName: 'Juan' };
    expect(checkPayer(given, banks)).toEqual(ok({ bank: '', accountName: '' }));
  });

  it.each(['', 'PNB', 'unlisted'])('takes no bank %j that is not open', (bank) => {
    const online = { mode: 'onlinebank', bank, accountName: '' };
    expect(checkPayer(online, banks)).toEqual(fail({ type: 'bankMissing' }));
  });
});
