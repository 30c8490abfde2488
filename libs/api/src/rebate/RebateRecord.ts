import type { EpochSeconds, Money } from '@kislap/domain';

/** A rebate that was received. */
export interface RebateRecord {
  readonly id: number;
  readonly at: EpochSeconds;
  /** What it was a part of. */
  readonly turnover: Money;
  readonly amount: Money;
}
