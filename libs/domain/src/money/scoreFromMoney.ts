import type { Money } from './Money';

/** The wire's ledger score of an amount: integer ten-thousandths of a peso. */
export function scoreFromMoney(money: Money): number {
  return money;
}
