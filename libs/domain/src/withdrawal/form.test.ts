import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyFromScore, typedMoney } from '../money';
import { anyMoney } from '../testing/anyMoney';
import { canSubmitWithdrawal, cleanAccountNumber, nextWithdrawalAmount } from './form';

const filled = { amountText: '500', accountNumber: '09171234567', accountName: 'Juan' };

describe('canSubmitWithdrawal', () => {
  it('allows a filled form', () => {
    expect(canSubmitWithdrawal(filled)).toBe(true);
  });

  it.each(['amountText', 'accountNumber', 'accountName'])('waits for the %s', (field) => {
    expect(canSubmitWithdrawal({ ...filled, [field]: '' })).toBe(false);
    expect(canSubmitWithdrawal({ ...filled, [field]: '  ' })).toBe(false);
  });

  it('waits for an amount that can be read', () => {
    expect(canSubmitWithdrawal({ ...filled, amountText: '.' })).toBe(false);
  });
});

describe('nextWithdrawalAmount', () => {
  it.each([
    ['1500', 10000000, '1000'],
    ['12.35', 123456, '12.34'],
    ['12.34', 123456, '12.34'],
    ['₱1,000', 10000000, '1000'],
    ['12.345', 10000000, '1'],
    ['abc', 10000000, '1'],
    ['', 10000000, ''],
    ['5', 0, '0'],
    ['5', -100, '0'],
  ])('makes of %j typed over a balance of %d units %j', (typed, balance, text) => {
    expect(nextWithdrawalAmount('1', typed, moneyFromScore(balance))).toBe(text);
  });

  it('never says more than the balance', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...'0123456789.,₱ x') }));
    fc.assert(
      fc.property(texts, anyMoney({ min: 0, max: 1e11 }), (changes, balance) => {
        let text = '';
        for (const typed of changes) text = nextWithdrawalAmount(text, typed, balance);
        expect(typedMoney(text) ?? 0).toBeLessThanOrEqual(balance);
      }),
    );
  });
});

describe('cleanAccountNumber', () => {
  it('keeps the digits', () => {
    expect(cleanAccountNumber('0917-123 4567x')).toBe('09171234567');
    expect(cleanAccountNumber('')).toBe('');
  });
});
