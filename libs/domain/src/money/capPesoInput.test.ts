import { describe, expect, it } from 'vitest';

import { moneyFromScore } from './moneyFromScore';
import { capPesoInput } from './capPesoInput';

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
    ['5', 0, '0'],
    ['0', 0, '0'],
  ])('makes of %j under a cap of %d units %j', (text, max, capped) => {
    expect(capPesoInput(text, moneyFromScore(max))).toBe(capped);
  });
});
