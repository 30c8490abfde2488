import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, maskAccount, textOrDash } from './display';

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_000_000, '1,000,000'],
    [12.9, '12'],
    [-3, '0'],
    [Number.NaN, '0'],
  ])('of %d is %s', (count, shown) => {
    expect(formatCount(count)).toBe(shown);
  });

  it('loses no digit', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(Number(formatCount(count).replaceAll(',', ''))).toBe(count);
      }),
    );
  });
});

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

describe('textOrDash', () => {
  it.each([
    ['gcash', 'gcash'],
    ['', '--'],
    [null, '--'],
    [undefined, '--'],
  ])('shows %j as %s', (text, shown) => {
    expect(textOrDash(text)).toBe(shown);
  });
});
