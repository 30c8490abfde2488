import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyMoney } from '../testing/anyMoney';
import { formatMoney } from './formatMoney';
import { formatWholePesos } from './formatWholePesos';
import { moneyFromPeso } from './moneyFromPeso';
import { moneyFromScore } from './moneyFromScore';
import { truncateToCentavos } from './truncateToCentavos';

/** The display rule once more, in another arithmetic. */
function bigIntOracle(units: number): string {
  const centavos = BigInt(units) / 100n;
  const size = centavos < 0n ? -centavos : centavos;
  const whole = (size / 100n).toLocaleString('en-US');
  return `${centavos < 0n ? '-' : ''}${whole}.${(size % 100n).toString().padStart(2, '0')}`;
}

describe('formatMoney', () => {
  it.each([
    [0, '0.00'],
    [1, '0.00'],
    [99, '0.00'],
    [100, '0.01'],
    [9999, '0.99'],
    [10000, '1.00'],
    [19999, '1.99'],
    [11500, '1.15'],
    [20300, '2.03'],
    [82900, '8.29'],
    [12345678, '1,234.56'],
    [1000000000, '100,000.00'],
    [9990000, '999.00'],
    [9007199254740991, '900,719,925,474.09'],
    [-12345, '-1.23'],
    [-99, '0.00'],
    ['12345678', '1,234.56'],
    [null, '0.00'],
  ])('shows the score %j as %s', (score, text) => {
    expect(formatMoney(moneyFromScore(score))).toBe(text);
  });

  it('agrees with big integers over the whole range', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (units) => {
        expect(formatMoney(moneyFromScore(units))).toBe(bigIntOracle(units));
      }),
      { numRuns: 2000 },
    );
  });

  it('never rounds up: what is shown is never more than what is there', () => {
    fc.assert(
      fc.property(anyMoney(), (money) => {
        const shown = moneyFromPeso(formatMoney(money).replaceAll(',', ''));
        expect(Math.abs(shown)).toBeLessThanOrEqual(Math.abs(money));
        expect(Math.abs(money - shown)).toBeLessThan(100);
      }),
    );
  });

  it('is read back as the amount in whole centavos', () => {
    fc.assert(
      fc.property(anyMoney(), (money) => {
        expect(moneyFromPeso(formatMoney(money).replaceAll(',', ''))).toBe(truncateToCentavos(money));
      }),
    );
  });
});

describe('formatWholePesos', () => {
  it.each([
    [0, '0'],
    [9999, '0'],
    [-5000, '0'],
    [-12345, '-1'],
    [-105000, '-10'],
    [12349900, '1,234'],
    [10000000000, '1,000,000'],
  ])('shows %d units as %s', (units, text) => {
    expect(formatWholePesos(moneyFromScore(units))).toBe(text);
  });
});
