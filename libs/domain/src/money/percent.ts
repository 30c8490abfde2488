import { misuse } from '../kernel/internal';
import { type Money, moneyFromUnits } from './Money';
import { unitsPerCentavo } from './rounding';
import { moneyFromPeso } from './text';

/**
 * A percentage as it is spoken: 120 means 120 %. It may have decimals: 33.3. Rules hand it on unread;
 * `percentOfMoney` refuses what is none.
 *
 * @example
 * const rate: Percent = 33.3;
 * pesoText(percentOfMoney(moneyFromPeso(100), rate)); // => '33.3'
 */
export type Percent = number;

/** A million times the amount: beyond it somebody has mistaken something else for a percentage. */
const largest = 1e8;

/** 100 % of a centavo, in units of both. */
const hundredPercent = 100_000_000n;

/**
 * A percentage of an amount in whole centavos, truncated toward zero: 120 % of 99.99 is 119.98.
 *
 * @see docs/rules.md#money
 * @param percent 120 is 120 %; up to four decimals count
 * @throws RangeError when `percent` is no percentage, `money` no amount, or the share leaves the exact range
 * @example
 * pesoText(percentOfMoney(moneyFromPeso('99.99'), 120)); // => '119.98'
 * percentOfMoney(moneyFromPeso('100'), Number.NaN); // throws RangeError
 */
export function percentOfMoney(money: Money, percent: Percent): Money {
  if (!(Math.abs(percent) <= largest)) throw misuse('a percentage', percent);
  const percentUnits = moneyFromPeso(percent);
  // The product of two safe integers needs more digits than a float has.
  const centavos = (BigInt(moneyFromUnits(money)) * BigInt(percentUnits)) / hundredPercent;
  return moneyFromUnits(Number(centavos) * unitsPerCentavo);
}

const all = 100;

/**
 * How much of a whole a part is, in whole percent that are never too many; a negative part is none.
 *
 * @see docs/rules.md#money
 */
export function wholePercent(part: number, whole: number): number {
  return Math.max(0, Math.floor((part / whole) * all));
}
