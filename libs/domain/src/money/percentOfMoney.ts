import { moneyFromPeso } from './moneyFromPeso';
import { moneyFromUnits } from './moneyFromUnits';
import type { Money } from './Money';
import type { Percent } from './Percent';
import { scale } from './scale';

/**
 * A percentage of an amount in whole centavos, truncated toward zero: 120 % of 99.99 is 119.98.
 *
 * Exact over the whole range: the product of two safe integers needs more digits than a float has.
 *
 * @throws RangeError when the share leaves the exact range
 */
export function percentOfMoney(money: Money, percent: Percent): Money {
  const percentUnits = moneyFromPeso(percent);
  const centavos =
    (BigInt(money) * BigInt(percentUnits)) / BigInt(scale.unitsPerPeso * 100 * scale.unitsPerCentavo);
  return moneyFromUnits(Number(centavos) * scale.unitsPerCentavo);
}
