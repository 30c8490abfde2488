import fc from 'fast-check';
import {
  pesoReadByDomain,
  plainByDomain,
  roundedByDomain,
  shareByDomain,
  shownByDomain,
} from './adapter/money';
import {
  cutToCentavos,
  halfUpToCentavos,
  isHeld,
  plainPeso,
  readPeso,
  shareOf,
  shownCentavos,
  shownScore,
  upToCentavos,
  type Score,
} from './money';
import { percents, scores } from './testing/amounts';
import { compareFamily } from './testing/compareFamily';
import { silent } from './verdict';

type Shown = number | string;

const wireScores: fc.Arbitrary<Shown> = fc.oneof(
  scores.map(Number),
  scores.map((score) => -Number(score)),
  scores.map(String),
  scores.map((score) => `00${score}`),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((tenths) => tenths / 10),
  fc.constantFrom(0, -0, -99, 11_500, 20_300, 82_900, Number.MAX_SAFE_INTEGER),
);

compareFamily<Shown, string>({
  name: 'money on the screen',
  inputs: wireScores,
  oracle: shownScore,
  domain: shownByDomain,
  mutants: {
    'rounds to the nearest centavo': (score) =>
      new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
        Number(score) / 10_000,
      ),
    'cuts with binary fractions': (score) =>
      shownCentavos(BigInt(Math.trunc((Number(score) / 10_000) * 100))),
    'cuts downward below zero': (score) => shownCentavos(BigInt(Math.floor(Number(score) / 100))),
    'writes -0.00': (score) => (Number(score) < 0 && Number(score) > -100 ? '-0.00' : shownScore(score)),
    'groups the first thousand only': (score) => {
      const shown = shownScore(score);
      return shown === silent ? silent : shown.replace(/,(?=.*,)/g, '');
    },
  },
  examples: [
    [0, '0.00'],
    [99, '0.00'],
    [100, '0.01'],
    [9_999, '0.99'],
    [19_999, '1.99'],
    [11_500, '1.15'],
    [20_300, '2.03'],
    [82_900, '8.29'],
    [12_345_678, '1,234.56'],
    [Number.MAX_SAFE_INTEGER, '900,719,925,474.09'],
    [-12_345, '-1.23'],
    [-99, '0.00'],
    ['12345678', '1,234.56'],
  ],
});

const wirePesos: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -1_000_000, max: 100_000_000 }).map((centavos) => centavos / 100),
  fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 10_000),
  fc.integer({ min: 0, max: 100_000_000 }).map((centavos) => (centavos / 100).toFixed(2)),
  fc.integer({ min: 0 }).map(String),
  fc.constantFrom(1.15, 4.35, 8.29, 1.005, 0.07, 90_071_992.01, 900_719_925_474.0991, 900_719_925_475),
  fc.constantFrom('50,000', 'abc', 1e21, true, false, NaN, Infinity, '₱5', '0x10', '1.2.3', '--1', [], {}),
);

compareFamily<unknown, Score | 'throws'>({
  name: 'pesos of the wire',
  inputs: wirePesos,
  oracle: readPeso,
  domain: pesoReadByDomain,
  mutants: {
    'multiplies binary fractions': (value) => {
      const read = readPeso(value);
      return typeof read === 'bigint' ? BigInt(Math.trunc(Number(value) * 10_000)) : read;
    },
    'reads what is no amount as nothing': (value) => {
      const read = readPeso(value);
      return read === 'throws' ? 0n : read;
    },
    'takes amounts that no number holds': (value) =>
      value === 900_719_925_475 ? 9_007_199_254_750_000n : readPeso(value),
  },
  examples: [
    [100, 1_000_000n],
    [0.1, 1_000n],
    ['1234.56', 12_345_600n],
    ['50,000', 'throws'],
    [true, 'throws'],
    [1e21, 'throws'],
  ],
});

compareFamily<Score, string>({
  name: 'the plain decimal that is sent',
  inputs: scores.map((score) => (score / 100n) * 100n),
  oracle: plainPeso,
  domain: plainByDomain,
  mutants: {
    'always two decimals': (score) =>
      `${score / 10_000n}.${String((score % 10_000n) / 100n).padStart(2, '0')}`,
    'loses the leading zero of centavos': (score) => plainPeso(score).replace('.0', '.'),
  },
  examples: [[1_000_000n, '100']],
});

compareFamily<readonly [Score, number], Score | 'throws'>({
  name: 'percentage of an amount',
  inputs: fc.tuple(
    fc.oneof(
      scores.map((score) => score % 10_000_000_000n),
      fc.bigInt(0n, 100_000n).map((centavos) => centavos * 100n),
    ),
    percents,
  ),
  oracle: ([amount, percent]) => {
    const share = shareOf(amount, percent);
    return isHeld(share) ? share : silent;
  },
  domain: ([amount, percent]) => shareByDomain(amount, percent),
  mutants: {
    'rounds to the nearest centavo': ([amount, percent]) => {
      const more = shareOf(amount * 10n, percent);
      return ((more / 100n + 5n) / 10n) * 100n;
    },
    'uses binary fractions': ([amount, percent]) =>
      BigInt(Math.trunc((Number(amount) / 10_000) * percent)) * 100n,
    'cuts the percentage to whole ones': ([amount, percent]) => shareOf(amount, Math.trunc(percent)),
  },
  examples: [
    [[1_230_000n, 15], 184_500n],
    [[999_900n, 120], 1_199_800n],
    [[1_000n, 3], 0n],
    [[3_330_000n, 33.3], 1_108_800n],
  ],
});

compareFamily<Score, { cut: Score; up: Score; halfUp: Score }>({
  name: 'centavos cut, up and half up',
  inputs: scores.map((score) => (score > 9_007_199_254_000_000n ? score - 1_000_000n : score)),
  oracle: (score) => ({
    cut: cutToCentavos(score),
    up: upToCentavos(score),
    halfUp: halfUpToCentavos(score),
  }),
  domain: roundedByDomain,
  mutants: {
    'half down': (score) => ({
      cut: cutToCentavos(score),
      up: upToCentavos(score),
      halfUp: ((score + 49n) / 100n) * 100n,
    }),
    'up goes past whole centavos': (score) => ({
      cut: cutToCentavos(score),
      up: cutToCentavos(score) + 100n,
      halfUp: halfUpToCentavos(score),
    }),
  },
});
