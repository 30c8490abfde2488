import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { formatMoney } from './formatMoney';
import { parsePesoInput } from './parsePesoInput';
import { truncateToCentavos } from './truncateToCentavos';
import { typedMoney } from './typedMoney';

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
  it('is the amount in the field, zero while there is none', () => {
    expect(typedMoney('12.5')).toBe(pesos(12.5));
    expect(typedMoney('')).toBe(pesos(0));
    expect(typedMoney('x')).toBe(pesos(0));
  });
});
