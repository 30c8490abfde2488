import { describe, expect, it } from 'vitest';

import { moneyFromScore } from './moneyFromScore';
import { pesoFromMoney } from './pesoFromMoney';
import { pesoText } from './pesoText';

describe('pesoText', () => {
  it.each([
    [0, '0'],
    [1, '0.0001'],
    [100, '0.01'],
    [1000000, '100'],
    [1005000, '100.5'],
    [12345678, '1234.5678'],
    [500000000, '50000'],
    [-12345, '-1.2345'],
    [-1, '-0.0001'],
    [9007199254740991, '900719925474.0991'],
  ])('writes %d units as %s', (units, text) => {
    expect(pesoText(moneyFromScore(units))).toBe(text);
  });
});

describe('pesoFromMoney', () => {
  it.each([
    [1005000, 100.5],
    [700, 0.07],
    [-12500, -1.25],
    [0, 0],
  ])('answers %d units as the number %d', (units, peso) => {
    expect(pesoFromMoney(moneyFromScore(units))).toBe(peso);
  });
});
