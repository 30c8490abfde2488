import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyMoney } from '../testing/anyMoney';
import { moneyFromPeso } from './moneyFromPeso';
import { pesoFromMoney } from './pesoFromMoney';
import { pesoText } from './pesoText';

describe('moneyFromPeso', () => {
  it.each([
    ['100', 1000000],
    ['100.5', 1005000],
    ['0.01', 100],
    ['1234.56', 12345600],
    ['0.1', 1000],
    ['.5', 5000],
    ['5.', 50000],
    ['-1.25', -12500],
    [100, 1000000],
    [0.07, 700],
    [-0.07, -700],
    [2876.55, 28765500],
  ])('reads %j exactly', (peso, units) => {
    expect(moneyFromPeso(peso)).toBe(units);
  });

  it.each([
    [0.1 + 0.2, 3000],
    [0.00004, 0],
    ['0.00005', 1],
    [100.1 - 100, 1000],
    [-0.00004, 0],
    ['-0.00005', -1],
  ])('takes the fifth decimal of %j for noise and rounds it away', (peso, units) => {
    expect(moneyFromPeso(peso)).toBe(units);
  });

  it.each([
    null,
    undefined,
    '',
    '.',
    '-',
    'abc',
    '1e3',
    'a1',
    '1a',
    '1,000',
    '--1',
    '1.2.3',
    Number.NaN,
    1e21,
  ])('takes the unreadable amount %j for 0', (peso) => {
    expect(Object.is(moneyFromPeso(peso), 0)).toBe(true);
  });

  it('takes an amount outside the exact range for 0', () => {
    expect(moneyFromPeso('999999999999999')).toBe(0);
  });

  it('knows no negative zero', () => {
    expect(Object.is(moneyFromPeso('-0'), 0)).toBe(true);
  });

  it('gives back every amount that was written as text', () => {
    fc.assert(
      fc.property(anyMoney(), (money) => {
        expect(moneyFromPeso(pesoText(money))).toBe(money);
      }),
    );
  });

  it('gives back every amount that was written as a number, as far as its fifteen digits reach', () => {
    fc.assert(
      fc.property(anyMoney({ min: -1e15, max: 1e15 }), (money) => {
        expect(moneyFromPeso(pesoFromMoney(money))).toBe(money);
      }),
    );
  });
});
