import type { Money } from '@kislap/domain';

/**
 * What the operator gave.
 *
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const claim: Claim = await takeRelief();
 * formatMoney(claim.amount); // => '2.00'
 */
export interface Claim {
  readonly amount: Money;
  /** The balance right after it. */
  readonly balance: Money;
  /** What has to be bet in addition before a withdrawal; `undefined` when the operator says nothing of it. */
  readonly turnoverAdded: Money | undefined;
}
