import { misuse } from '../kernel/misuse';
import { moneyFromPeso } from './moneyFromPeso';
import { moneyFromUnits } from './moneyFromUnits';
import type { Money } from './Money';
import type { Percent } from './Percent';
import { unitsPerCentavo } from './unitsPerCentavo';

/** A million times the amount: beyond it somebody has mistaken something else for a percentage. */
const largest = 1e8;

/** 100 % of a centavo, in units of both. */
const hundredPercent = 100_000_000n;

/**
 * A percentage of an amount in whole centavos, truncated toward zero: 120 % of 99.99 is 119.98.
 *
 * Exact over the whole range: the product of two safe integers needs more digits than a float has.
 *
 * @param percent 120 is 120 %; up to four decimals count
 * @throws RangeError when `percent` is no percentage, `money` no amount, or the share leaves the exact range
 * @example
 * pesoText(percentOfMoney(moneyFromPeso('99.99'), 120)); // => '119.98'
 * percentOfMoney(moneyFromPeso('100'), Number.NaN); // throws RangeError
 */
export function percentOfMoney(money: Money, percent: Percent): Money {
  if (!(Math.abs(percent) <= largest)) throw misuse('a percentage', percent);
  const percentUnits = moneyFromPeso(percent);
  const centavos = (BigInt(moneyFromUnits(money)) * BigInt(percentUnits)) / hundredPercent;
  return moneyFromUnits(Number(centavos) * unitsPerCentavo);
}
