import type { CreditedDeposit } from './CreditedDeposit';

/**
 * Which tracking event a credited deposit is.
 *
 * @example
 * depositTrackingEvent({ id: 42, amount: moneyFromPeso(500), isFirst: true }); // => 'firstDeposit'
 * depositTrackingEvent({ id: 43, amount: moneyFromPeso(500), isFirst: false }); // => 'deposit'
 */
export function depositTrackingEvent(deposit: CreditedDeposit): 'firstDeposit' | 'deposit' {
  return deposit.isFirst ? 'firstDeposit' : 'deposit';
}
