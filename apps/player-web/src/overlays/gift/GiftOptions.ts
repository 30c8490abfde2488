import type { Money } from '@kislap/domain';

/** A gift that has come into the balance. */
export interface GiftOptions {
  readonly amount: Money;
  /** What it was for: "Daily gift". */
  readonly title: string;
  /** What comes next, in place of what is said of every gift. */
  readonly text?: string | undefined;
  /** What has to be bet before it can be withdrawn; missing where the operator says nothing of it. */
  readonly turnoverAdded?: Money | undefined;
}
