import type { Money } from '../money';

/**
 * A deposit that has arrived, as the notice list tells it. `id` grows in the order of crediting.
 *
 * @example
 * const first: CreditedDeposit = { id: 42, amount: moneyFromPeso(500), isFirst: true };
 * depositTrackingEvent(first); // => 'firstDeposit'
 */
export interface CreditedDeposit {
  readonly id: number;
  readonly amount: Money;
  readonly isFirst: boolean;
  /** The order that was paid; missing where the operator does not say. */
  readonly orderId?: string;
}

/**
 * Which tracking event a credited deposit is.
 *
 * @see docs/rules.md#deposit-tracking
 * @example
 * depositTrackingEvent({ id: 42, amount: moneyFromPeso(500), isFirst: true }); // => 'firstDeposit'
 * depositTrackingEvent({ id: 43, amount: moneyFromPeso(500), isFirst: false }); // => 'deposit'
 */
export function depositTrackingEvent(deposit: CreditedDeposit): 'firstDeposit' | 'deposit' {
  return deposit.isFirst ? 'firstDeposit' : 'deposit';
}
