import type { EpochSeconds, Money, StatementKind } from '@kislap/domain';

/**
 * One movement of the player's balance.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const january = { from: '2026-01-01', to: '2026-01-31' };
 * const movement: Movement | undefined = (await getStatement(january)).movements[0];
 * movement?.reference; // => 'W2025111300000002'
 */
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
