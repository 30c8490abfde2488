import type { Money } from '@kislap/domain';

/** What the operator gave. */
export interface Claim {
  readonly amount: Money;
  /** The balance right after it. */
  readonly balance: Money;
  /** What has to be bet in addition before a withdrawal; `undefined` when the operator says nothing of it. */
  readonly turnoverAdded: Money | undefined;
}
