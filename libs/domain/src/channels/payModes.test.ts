import { describe, expect, it } from 'vitest';
import { payoutBank } from '../withdrawal';
import { isPayMode, modeOrder, payModeOf, payModeOfPayout, payModes } from './payModes';

describe('payModes', () => {
  it('names each mode once', () => {
    expect(new Set(modeOrder.map((mode) => payModes[mode].name)).size).toBe(modeOrder.length);
  });

  it('knows each place of payout', () => {
    const codes = modeOrder.flatMap((mode) => payModes[mode].payoutCode ?? []);
    expect(codes).toContain('GCASH');
    for (const code of codes) expect(payoutBank(code)?.code).toBe(code);
  });

  it('puts the wallets players use most first, as in its table', () => {
    expect(modeOrder.slice(0, 3)).toEqual(['gcashwap_2', 'gcash', 'maya']);
  });
});

describe('payModeOf', () => {
  it.each([
    ['gcash', { name: 'Gcash', payer: 'nobody', payment: 'app', tip: 'none' }],
    ['maya', { tip: 'mayaBonus', payment: 'app' }],
    ['gcashtransfer', { payer: 'nobody', payment: 'transfer', tip: 'copyBankDetails' }],
    ['banktransfer', { payer: 'accountName', payment: 'transfer', tip: 'none' }],
    ['onlinebank', { payer: 'bank', payment: 'app' }],
    ['qrph', { name: 'GcashQR', payment: 'scan', tip: 'saveQrCode' }],
  ])('tells what is decided about %s', (mode, facts) => {
    expect(payModeOf(mode)).toMatchObject(facts);
  });

  it.each(['newpay', 'constructor', ''])('a mode that is not known, %j, goes by its code', (code) => {
    expect(isPayMode(code)).toBe(false);
    expect(payModeOf(code)).toMatchObject({
      name: code,
      mark: 'banktransfer',
      payer: 'nobody',
      payment: 'app',
    });
  });
});

it('payModeOfPayout finds the mode of a wallet or bank', () => {
  expect(payModeOfPayout('UBP')).toBe('unibank');
  expect(payModeOfPayout('BDO')).toBeUndefined();
});
