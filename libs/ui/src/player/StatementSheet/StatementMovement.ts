import type { EpochSeconds, Money, StatementKind } from '@kislap/domain';

/** One movement of a balance as it is printed. */
export interface StatementMovement {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly kind: StatementKind;
  readonly amount: Money;
  readonly balanceAfter?: Money;
  readonly reference?: string;
}
