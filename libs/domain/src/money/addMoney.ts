import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';

/**
 * The exact sum of two amounts.
 *
 * @throws RangeError when the sum leaves the exact range
 */
export function addMoney(left: Money, right: Money): Money {
  return moneyFromUnits(left + right);
}
