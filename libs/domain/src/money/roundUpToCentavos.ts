import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';
import { unitsPerCentavo } from './unitsPerCentavo';

/**
 * The amount in whole centavos, any part of a centavo up: 0.0001 is 0.01.
 *
 * @throws RangeError when what it answers with is no amount
 * @example
 * pesoText(roundUpToCentavos(moneyFromPeso('0.0001'))); // => '0.01'
 */
export function roundUpToCentavos(money: Money): Money {
  return moneyFromUnits(Math.ceil(moneyFromUnits(money) / unitsPerCentavo) * unitsPerCentavo);
}
