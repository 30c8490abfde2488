import type { Money } from '../money/Money';

/**
 * What a round is about and what adds a spin to it, known in advance.
 *
 * @example
 * const rules: DrawRules = {
 *   goal: moneyFromPeso(1_000), days: 3, spinsPerFriend: 1, spinsPerDeposit: 2, depositStep: moneyFromPeso(500),
 * };
 * earnedSpins({ friends: 0, deposited: moneyFromPeso(999) }, rules).deposit; // => 2
 */
export interface DrawRules {
  readonly goal: Money;
  readonly days: number;
  readonly spinsPerFriend: number;
  readonly spinsPerDeposit: number;
  /** Each time this much is deposited during the round, spins are added. */
  readonly depositStep: Money;
}
