import type { Money } from '../money/Money';

/** What a round is about and what adds a spin to it, known in advance. */
export interface DrawRules {
  readonly goal: Money;
  readonly days: number;
  readonly spinsPerFriend: number;
  readonly spinsPerDeposit: number;
  /** Each time this much is deposited during the round, spins are added. */
  readonly depositStep: Money;
}
