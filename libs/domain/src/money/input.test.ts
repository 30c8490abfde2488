import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../kernel';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { moneyFromScore } from './Money';
import { acceptPesoInput, capPesoInput, parsePesoInput, typedMoney } from './input';
import { truncateToCentavos } from './rounding';
import { formatMoney } from './text';

describe('parsePesoInput', () => {
  it.each([
    ['100', 100],
    ['100.5', 100.5],
    ['0.01', 0.01],
    ['1234.56', 1234.56],
    ['0.1', 0.1],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['999999999.99', 999999999.99],
    ['₱1,234.56', 1234.56],
    ['PHP 1 000', 1000],
    [' 100\n', 100],
  ])('reads %j', (text, peso) => {
    expect(parsePesoInput(text)).toEqual(ok(pesos(peso)));
  });

  it.each([
    ['', 'empty'],
    [' ₱, ', 'empty'],
    ['.', 'notANumber'],
    ['1e3', 'notANumber'],
    ['0x10', 'notANumber'],
    ['abc', 'notANumber'],
    ['12abc', 'notANumber'],
    ['-5', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['１００', 'notANumber'],
    ['💸', 'notANumber'],
    ['1000000000', 'tooLarge'],
    ['1.234', 'tooManyDecimals'],
  ] as const)('refuses %j: %s', (text, reason) => {
    expect(parsePesoInput(text)).toEqual(fail(reason));
  });

  it('reads back every amount that is shown to a player', () => {
    fc.assert(
      fc.property(anyMoney({ min: 0, max: 9_999_999_999_999 }), (money) => {
        expect(parsePesoInput(formatMoney(money))).toEqual(ok(truncateToCentavos(money)));
      }),
    );
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof parsePesoInput(text).ok).toBe('boolean');
      }),
    );
  });
});

describe('typedMoney', () => {
  it('is the amount in the field, nothing while there is none', () => {
    expect(typedMoney('12.5')).toBe(pesos(12.5));
    expect(typedMoney('0')).toBe(pesos(0));
    expect(typedMoney('')).toBeUndefined();
    expect(typedMoney('x')).toBeUndefined();
  });
});

describe('acceptPesoInput', () => {
  it.each([
    ['whole', '', ''],
    ['whole', '123', '123'],
    ['whole', '₱1,234', '1234'],
    ['whole', 'php 50', '50'],
    ['whole', '123456789', '123456789'],
    ['centavos', '', ''],
    ['centavos', '.', '.'],
    ['centavos', '12.', '12.'],
    ['centavos', '12.34', '12.34'],
    ['centavos', '₱1,234.56', '1234.56'],
  ] as const)('takes into a field of %s the text %j as %j', (precision, typed, text) => {
    expect(acceptPesoInput('77', typed, precision)).toBe(text);
  });

  it.each([
    ['whole', '1.5'],
    ['whole', '1.'],
    ['whole', '1.000'],
    ['whole', '₱1,000.00'],
    ['whole', '.0'],
    ['whole', '12a'],
    ['whole', 'a12'],
    ['whole', '1234567890'],
    ['centavos', '12.345'],
    ['centavos', '1.2.3'],
    ['centavos', '1e3'],
    ['centavos', 'x1'],
    ['centavos', '-5'],
    ['centavos', '1234567890'],
  ] as const)('keeps a field of %s as it was when %j is typed', (precision, typed) => {
    expect(acceptPesoInput('77', typed, precision)).toBe('77');
  });
});

describe('capPesoInput', () => {
  it.each([
    ['1500', 10000000, '1000'],
    ['1000', 10000000, '1000'],
    ['1000.0', 10000000, '1000.0'],
    ['999.99', 10000000, '999.99'],
    ['12.345', 123456, '12.34'],
    ['12.35', 123456, '12.34'],
    ['12.', 10000000, '12.'],
    ['₱1,500', 10000000, '1000'],
    ['', 10000000, ''],
    ['.', 10000000, '.'],
    ['1e9', 10000000, '1e9'],
    ['9'.repeat(30), 10000000, '1000'],
    ['5', 0, '0'],
    ['0', 0, '0'],
  ])('makes of %j under a cap of %d units %j', (text, max, capped) => {
    expect(capPesoInput(text, moneyFromScore(max))).toBe(capped);
  });
});
