import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccount } from './maskAccount';

describe('an account number on the screen', () => {
  it.each([
    ['09171234567', '0917 ••• 4567'],
    ['001234560921', '•••• 0921'],
    ['12345', '•••• 2345'],
    ['1234', '••••'],
    ['', ''],
  ])('%j reads %j', (accountNumber, shown) => {
    expect(maskAccount(accountNumber)).toBe(shown);
  });

  it('never shows more than eight of its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5,20}$/), (accountNumber) => {
        expect(maskAccount(accountNumber).replace(/\D/g, '').length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
