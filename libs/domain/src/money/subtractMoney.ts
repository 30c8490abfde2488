import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';

/**
 * The exact difference `left - right`.
 *
 * @throws RangeError when the difference leaves the exact range
 */
export function subtractMoney(left: Money, right: Money): Money {
  return moneyFromUnits(left - right);
}
