import type { Brand } from '../kernel';
import { checked, misuse } from '../kernel/internal';

/**
 * An amount in Philippine pesos as an integer count of ten-thousandths of a peso, the ledger's own unit:
 * 1.15 PHP is 11500. Always a safe integer, so sums and differences are exact. Compare with `<`, `>` and `===`.
 *
 * @example
 * const fare: Money = moneyFromPeso('1.15');
 * scoreFromMoney(fare); // => 11_500
 */
export type Money = Brand<number, 'Money'>;

/**
 * Whether a value is a count of ten-thousandths of a peso that arithmetic keeps exact. A text is none, whatever it
 * says.
 *
 * @see docs/rules.md#money
 * @example
 * isMoney(11_500); // => true
 * isMoney(0.5); // => false
 * isMoney('11500'); // => false
 */
export function isMoney(units: unknown): units is Money {
  return Number.isSafeInteger(units);
}

/**
 * The one door into `Money` from a bare number, inside this package.
 *
 * @see docs/rules.md#money
 * @param units ten-thousandths of a peso
 * @throws RangeError when the amount is not a whole number of units or has left the exact range
 */
export function moneyFromUnits(units: number): Money {
  const withoutNegativeZero = units === 0 ? 0 : units;
  return checked(withoutNegativeZero, isMoney, 'an exact amount of money');
}

/**
 * 0.00 PHP.
 *
 * @example
 * formatMoney(zeroMoney); // => '0.00'
 */
export const zeroMoney: Money = /* @__PURE__ */ moneyFromUnits(0);

const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Money from a ledger score, the wire's ten-thousandths of a peso; servers of this family also send it as text. A
 * fraction of a unit is cut off, as all display is.
 *
 * @see docs/rules.md#money
 * @throws RangeError when it cannot be read or is beyond the exact range: an unreadable score is no amount
 * @example
 * pesoText(moneyFromScore(11_500)); // => '1.15'
 * pesoText(moneyFromScore('11500.9')); // => '1.15'
 * moneyFromScore('unreadable'); // throws RangeError
 */
export function moneyFromScore(score: number | string): Money {
  const units = typeof score === 'number' || plainNumber.test(score) ? Math.trunc(Number(score)) : Number.NaN;
  if (isMoney(units)) return moneyFromUnits(units);
  throw misuse('an exact ledger score', score);
}

/**
 * The wire's ledger score of an amount: integer ten-thousandths of a peso.
 *
 * @see docs/rules.md#money
 * @throws RangeError when what it answers with is no amount
 * @example
 * scoreFromMoney(moneyFromPeso('1.15')); // => 11_500
 */
export function scoreFromMoney(money: Money): number {
  return moneyFromUnits(money);
}

/**
 * The exact sum of two amounts.
 *
 * @see docs/rules.md#money
 * @throws RangeError when the sum leaves the exact range, or one of them is no amount
 * @example
 * pesoText(addMoney(moneyFromPeso('0.1'), moneyFromPeso('0.2'))); // => '0.3'
 */
export function addMoney(left: Money, right: Money): Money {
  return moneyFromUnits(moneyFromUnits(left) + moneyFromUnits(right));
}

/**
 * The exact difference `left - right`.
 *
 * @see docs/rules.md#money
 * @throws RangeError when the difference leaves the exact range, or one of them is no amount
 * @example
 * pesoText(subtractMoney(moneyFromPeso('100'), moneyFromPeso('0.01'))); // => '99.99'
 */
export function subtractMoney(left: Money, right: Money): Money {
  return moneyFromUnits(moneyFromUnits(left) - moneyFromUnits(right));
}

/**
 * Orders amounts for `sort`, smallest first: negative, 0 or positive.
 *
 * @see docs/rules.md#money
 * @throws RangeError when one of them is no amount
 * @example
 * [moneyFromPeso(2), moneyFromPeso(1)].sort(compareMoney).map(pesoText); // => ['1', '2']
 */
export function compareMoney(left: Money, right: Money): number {
  return subtractMoney(left, right);
}

/**
 * The exact sum of the amounts of some rows.
 *
 * @see docs/rules.md#money
 */
export function totalAmount(rows: readonly { readonly amount: Money }[]): Money {
  return rows.reduce((total, { amount }) => addMoney(total, amount), zeroMoney);
}
