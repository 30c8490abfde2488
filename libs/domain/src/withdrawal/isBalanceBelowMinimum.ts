import type { Money } from '../money/Money';

/**
 * Whether no amount at all can be withdrawn yet. The field cuts to the balance, so that without a hint the player
 * would only ever meet the minimum message.
 */
export function isBalanceBelowMinimum(balance: Money, minimum: Money): boolean {
  return balance < minimum;
}
