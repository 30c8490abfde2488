import fc from 'fast-check';
import { peso, type Score } from '../money';

/** Around what a rule compares with: itself and the steps next to it. */
export const near = (value: Score): fc.Arbitrary<Score> =>
  fc.constantFrom(0n, -1n, 1n, -99n, 99n, -100n, 100n, -peso, peso).map((step) => value + step);

/** Ledger amounts, small ones and round ones often, up to the largest a number holds. */
export const scores: fc.Arbitrary<Score> = fc.oneof(
  fc.bigInt(0n, 20_000n),
  fc.bigInt(0n, 1_000n).chain((pesos) => near(pesos * peso).map((score) => (score < 0n ? 0n : score))),
  fc.bigInt(0n, 100_000_000n),
  fc.bigInt(0n, BigInt(Number.MAX_SAFE_INTEGER)),
);

/** What a form or a setting holds: whole centavos, up to 99,999.99, often near a round hundred. */
export const pesoScores: fc.Arbitrary<Score> = fc.oneof(
  fc.bigInt(0n, 50n).map((hundreds) => hundreds * 100n * peso),
  fc.bigInt(0n, 2_000n).map((pesos) => pesos * peso),
  fc.bigInt(0n, 9_999_999n).map((centavos) => centavos * 100n),
);

/** Whole pesos, as promotions and quick amounts are. */
export const wholePesos: fc.Arbitrary<Score> = fc.bigInt(1n, 1_200n).map((pesos) => pesos * peso);

/** Rates as operators set them. */
export const percents: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 200 }),
  fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
  fc.constantFrom(10, 20, 50, 100, 120),
  fc.constantFrom(33.3, 66.6, 16.67, 0.1, 0.07, 1.15, 100.01, 8.29),
);

const typedPieces = fc.constantFrom(...'0123456789.,₱-+e １٣x', '00', '.00', '000', '1,000', '99');

/** What fingers and clipboards bring into an amount field. */
export const typedAmounts: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }).map(String),
  fc.integer({ min: 0, max: 100_000_000 }).map((centavos) => (centavos / 100).toFixed(2)),
  fc.integer({ min: 0, max: 10_000 }).map((tenths) => (tenths / 10).toFixed(1)),
  fc.integer({ min: 0, max: 2 ** 40 }).map((value) => `₱${value.toLocaleString('en')}`),
  fc.array(typedPieces, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.constantFrom('', '.', '0', '1e3', '0x10', 'Infinity', 'NaN', '999999999.99', '9999999999', '1.234'),
);
