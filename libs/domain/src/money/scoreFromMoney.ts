import type { Money } from './Money';

/**
 * The wire's ledger score of an amount: integer ten-thousandths of a peso.
 *
 * @example
 * scoreFromMoney(moneyFromPeso('1.15')); // => 11_500
 */
export function scoreFromMoney(money: Money): number {
  return money;
}
