import type { Money } from '../money/Money';

/**
 * What a player needs to check in; a rule that is missing asks nothing.
 *
 * @example
 * const rules: CheckInRules = { minVip: 1, dayDeposit: moneyFromPeso(100), allowedOrders: [-1] };
 * isOrderAllowed(rules.allowedOrders, 3); // => true
 */
export interface CheckInRules {
  readonly minVip?: number;
  readonly totalDeposit?: Money;
  readonly dayDeposit?: Money;
  /** Bets of the day that count. */
  readonly dayTurnover?: Money;
  /** VIP orders allowed; -1 among them allows everyone. */
  readonly allowedOrders?: readonly number[];
}
