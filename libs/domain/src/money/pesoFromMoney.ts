import type { Money } from './Money';
import { pesoText } from './pesoText';

/**
 * The plain peso number of an amount, for JSON: 100.50 PHP is 100.5. Never calculate with it.
 *
 * @throws RangeError when what it answers with is no amount
 * @example
 * pesoFromMoney(moneyFromPeso('100.50')); // => 100.5
 */
export function pesoFromMoney(money: Money): number {
  return Number(pesoText(money));
}
