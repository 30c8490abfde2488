import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail } from '../kernel';
import { anyMoney } from '../testing/anyMoney';
import { moneyFromScore } from './Money';
import { truncateToCentavos } from './rounding';
import {
  formatMoney,
  formatPeso,
  formatWholePesos,
  moneyFromPeso,
  parsePeso,
  pesoFromMoney,
  pesoText,
} from './text';

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
    [1e-7, 0],
    [-5.5e-17, 0],
    ['-0.00005', -1],
  ])('takes the fifth decimal of %j for noise and rounds it away', (peso, units) => {
    expect(moneyFromPeso(peso)).toBe(units);
  });

  it.each(['', '.', '-', 'abc', '1e3', 'a1', '1a', '1,000', '50,000', ' 1', '--1', '1.2.3'])(
    'takes %j for no amount',
    (peso) => {
      expect(parsePeso(peso)).toEqual(fail('notANumber'));
      expect(() => moneyFromPeso(peso)).toThrow(RangeError);
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 2 ** 53, '999999999999999'])(
    'takes %d, which is beyond the exact range, for no amount',
    (peso) => {
      expect(parsePeso(peso).ok).toBe(false);
      expect(() => moneyFromPeso(peso)).toThrow(RangeError);
    },
  );

  it.each([true, null, undefined, {}, []])('takes the shape %j for no amount', (shape) => {
    expect(() => Reflect.apply(moneyFromPeso, undefined, [shape])).toThrow(RangeError);
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

/** The display rule once more, in another arithmetic. */
function bigIntOracle(units: number): string {
  const centavos = BigInt(units) / 100n;
  const size = centavos < 0n ? -centavos : centavos;
  const whole = (size / 100n).toLocaleString('en-US');
  return `${centavos < 0n ? '-' : ''}${whole}.${(size % 100n).toString().padStart(2, '0')}`;
}

it('formatPeso writes what formatMoney shows after the sign', () => {
  expect(formatPeso(moneyFromPeso('1234.5678'))).toBe('₱1,234.56');
  expect(formatPeso(moneyFromPeso('1234.5678'), 'whole')).toBe('₱1,234');
  expect(formatPeso(moneyFromPeso('1234.5678'), 'limit')).toBe('₱1,234.56');
  expect(formatPeso(moneyFromPeso(50_000), 'limit')).toBe('₱50,000');
});

it.each([
  ['exact', '-1234.5678', '\u2212\u2060₱1,234.56'],
  ['whole', '-1234.5678', '\u2212\u2060₱1,234'],
  ['limit', '-50000', '\u2212\u2060₱50,000'],
  ['exact', '-0.0005', '₱0.00'],
  ['whole', '-0.9', '₱0'],
  ['limit', '-0.0005', '₱0'],
] as const)(
  'formatPeso %s writes %s with its minus before the peso sign, and none before zero',
  (form, peso, shown) => {
    expect(formatPeso(moneyFromPeso(peso), form)).toBe(shown);
  },
);

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
