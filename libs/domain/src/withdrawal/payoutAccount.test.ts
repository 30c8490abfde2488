import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../kernel';
import { checkPayoutAccount, isAccountName, payoutBank } from './payoutAccount';

describe('an account that money is paid out to', () => {
  it.each(['GCASH', 'GCash', 'Maya', 'PAYMAYA', 'grabpay', 'COINS', 'ShopeePay', 'Palawan'])(
    'at %s is a mobile number, 09 and nine more digits',
    (wallet) => {
      expect(checkPayoutAccount(wallet, '09171234567')).toEqual(ok('usual'));
      for (const wrong of [
        '1',
        '',
        '0917123456',
        '091712345678',
        '9171234567',
        '639171234567',
        '08171234567',
      ]) {
        expect(checkPayoutAccount(wallet, wrong)).toEqual(fail('notAMobileNumber'));
      }
    },
  );

  it('at a bank is worth a look when its length is unusual, and never refused', () => {
    expect(checkPayoutAccount('BDO', '1'.repeat(9))).toEqual(ok('unusualLength'));
    expect(checkPayoutAccount('BDO', '1'.repeat(10))).toEqual(ok('usual'));
    expect(checkPayoutAccount('BDO', '1'.repeat(12))).toEqual(ok('usual'));
    expect(checkPayoutAccount('BDO', '1'.repeat(13))).toEqual(ok('unusualLength'));
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (number) => {
        expect(checkPayoutAccount('BPI', number).ok).toBe(true);
        expect(checkPayoutAccount('A bank nobody knows', number)).toEqual(ok('usual'));
      }),
    );
  });

  it('is at the same bank under each of its codes', () => {
    expect(payoutBank('BPIF')).toBe(payoutBank('bpi'));
    expect(payoutBank('LBOB')?.name).toBe('Land Bank of the Philippines');
  });
});

describe('the name on an account', () => {
  it.each(['Juan dela Cruz', 'Ma. Teresa D. Peña', "O'Neil", '李小龍', 'Ng'])('can be %s', (name) => {
    expect(isAccountName(name)).toBe(true);
  });

  it.each(['', ' ', '123', '😀', 'J', 'Juan\u202EzurC', 'Juan\0'])('can never be %j', (name) => {
    expect(isAccountName(name)).toBe(false);
  });
});
