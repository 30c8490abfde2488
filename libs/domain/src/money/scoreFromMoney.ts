import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';

/**
 * The wire's ledger score of an amount: integer ten-thousandths of a peso.
 *
 * @throws RangeError when what it answers with is no amount
 * @example
 * scoreFromMoney(moneyFromPeso('1.15')); // => 11_500
 */
export function scoreFromMoney(money: Money): number {
  return moneyFromUnits(money);
}
