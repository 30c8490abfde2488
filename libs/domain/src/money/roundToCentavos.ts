import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';
import { unitsPerCentavo } from './unitsPerCentavo';

/**
 * The amount in whole centavos, half a centavo up: 123.456 is 123.46, 0.004 is 0.00.
 *
 * @throws RangeError when what it answers with is no amount
 * @example
 * pesoText(roundToCentavos(moneyFromPeso('123.456'))); // => '123.46'
 */
export function roundToCentavos(money: Money): Money {
  return moneyFromUnits(Math.round(moneyFromUnits(money) / unitsPerCentavo) * unitsPerCentavo);
}
