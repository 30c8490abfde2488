import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';
import { unitsPerCentavo } from './unitsPerCentavo';

/**
 * The amount without its part under one centavo, toward zero: 1.9999 is 1.99, -1.2345 is -1.23.
 *
 * @throws RangeError when what it answers with is no amount
 * @example
 * pesoText(truncateToCentavos(moneyFromPeso('1.9999'))); // => '1.99'
 */
export function truncateToCentavos(money: Money): Money {
  return moneyFromUnits(moneyFromUnits(money) - (money % unitsPerCentavo));
}
