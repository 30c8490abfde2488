import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';

/**
 * The exact sum of two amounts.
 *
 * @throws RangeError when the sum leaves the exact range, or one of them is no amount
 * @example
 * pesoText(addMoney(moneyFromPeso('0.1'), moneyFromPeso('0.2'))); // => '0.3'
 */
export function addMoney(left: Money, right: Money): Money {
  return moneyFromUnits(moneyFromUnits(left) + moneyFromUnits(right));
}
