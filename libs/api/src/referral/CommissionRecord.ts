import type { CommissionRow, Money, Percent, TeamDepth } from '@kislap/domain';

/**
 * What one level of the team earned on one day, and how that came about.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const newest: CommissionRecord | undefined = (await getCommissionLog(0))[0];
 * newest?.level; // => 1
 */
export interface CommissionRecord extends CommissionRow {
  readonly id: number;
  readonly level: TeamDepth;
  readonly turnover: Money;
  readonly ratePercent: Percent;
}
