import type { CommissionRow, Money, TeamDepth } from '@kislap/domain';

/** What one level of a team earned on one Manila day. */
export interface Commission extends CommissionRow {
  readonly id: number;
  readonly level: TeamDepth;
  readonly turnover: Money;
}
