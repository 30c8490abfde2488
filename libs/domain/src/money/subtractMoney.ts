import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';

/**
 * The exact difference `left - right`.
 *
 * @throws RangeError when the difference leaves the exact range, or one of them is no amount
 * @example
 * pesoText(subtractMoney(moneyFromPeso('100'), moneyFromPeso('0.01'))); // => '99.99'
 */
export function subtractMoney(left: Money, right: Money): Money {
  return moneyFromUnits(moneyFromUnits(left) - moneyFromUnits(right));
}
