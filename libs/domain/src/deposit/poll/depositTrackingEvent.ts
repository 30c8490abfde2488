import type { CreditedDeposit } from './CreditedDeposit';

/** Which tracking event a credited deposit is. */
export function depositTrackingEvent(deposit: CreditedDeposit): 'firstDeposit' | 'deposit' {
  return deposit.isFirst ? 'firstDeposit' : 'deposit';
}
