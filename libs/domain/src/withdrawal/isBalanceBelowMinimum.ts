import type { Money } from '../money/Money';

/**
 * Whether no amount at all can be withdrawn yet. The field cuts to the balance, so that without a hint the player
 * would only ever meet the minimum message.
 *
 * @example
 * isBalanceBelowMinimum(moneyFromPeso('99.99'), moneyFromPeso(100)); // => true
 * isBalanceBelowMinimum(moneyFromPeso(100), moneyFromPeso(100)); // => false
 */
export function isBalanceBelowMinimum(balance: Money, minimum: Money): boolean {
  return balance < minimum;
}
