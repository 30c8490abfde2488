import type { CommissionRow, Money, Percent, TeamDepth } from '@kislap/domain';

/** What one level of the team earned on one day, and how that came about. */
export interface CommissionRecord extends CommissionRow {
  readonly id: number;
  readonly level: TeamDepth;
  readonly turnover: Money;
  readonly ratePercent: Percent;
}
