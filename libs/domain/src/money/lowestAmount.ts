import { centavo } from './centavo';
import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';

/** The smallest amount a minimum allows; where none is set (zero), one centavo: nobody moves nothing. */
export function lowestAmount(minimum: Money): Money {
  return moneyFromUnits(Math.max(minimum, centavo));
}
