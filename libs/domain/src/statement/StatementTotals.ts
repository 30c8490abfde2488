import type { Money } from '../money/Money';

/** What moved a balance in a period, by its reason. Each counts as positive. */
export interface StatementTotals {
  readonly deposited: Money;
  /** What was asked for less what came back; below zero when more came back than was asked for. */
  readonly withdrawn: Money;
  readonly bonus: Money;
  readonly staked: Money;
  readonly won: Money;
}
