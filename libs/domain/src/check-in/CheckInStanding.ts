import type { Money } from '../money/Money';

/**
 * How the player stands against the check-in rules.
 *
 * @example
 * const standing: CheckInStanding = {
 *   vipLevel: 1, vipOrder: 0, totalDeposit: zeroMoney, dayDeposit: zeroMoney, dayTurnover: zeroMoney,
 * };
 * checkInShortfalls({ minVip: 2 }, standing); // => [{ type: 'vip', level: 2 }]
 */
export interface CheckInStanding {
  readonly vipLevel: number;
  readonly vipOrder: number;
  readonly totalDeposit: Money;
  readonly dayDeposit: Money;
  readonly dayTurnover: Money;
}
