import type { Money } from '../../money/Money';

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
}
