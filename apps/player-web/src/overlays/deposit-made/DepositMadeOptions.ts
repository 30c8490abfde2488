import type { Money } from '@kislap/domain';

/** A deposit that waits to be paid. */
export interface DepositMadeOptions {
  /** Checked: an address that may be opened. */
  readonly payUrl: string;
  readonly amount: Money;
  readonly bonus: Money;
  readonly channelName: string;
}
