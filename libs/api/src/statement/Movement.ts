import type { EpochSeconds, Money, StatementKind } from '@kislap/domain';

/** One movement of the player's balance. */
export interface Movement {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly kind: StatementKind;
  /** Above zero when the balance grew. */
  readonly amount: Money;
  readonly balanceAfter?: Money;
  /** What the operator finds it by: an order, a round, a prize. */
  readonly reference?: string;
}
