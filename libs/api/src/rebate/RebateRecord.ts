import type { EpochSeconds, Money } from '@kislap/domain';

/**
 * A rebate that was received.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const last: RebateRecord | undefined = (await getRebateLog(0)).rows[0];
 * last === undefined; // => false
 */
export interface RebateRecord {
  readonly id: number;
  readonly at: EpochSeconds;
  /** What it was a part of. */
  readonly turnover: Money;
  readonly amount: Money;
}
