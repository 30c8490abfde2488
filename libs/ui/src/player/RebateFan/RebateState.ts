import type { Money } from '@kislap/domain';

/** Where yesterday's turnover rebate stands. */
export type RebateState =
  | { readonly type: 'loading' }
  | {
      readonly type: 'ready';
      readonly amount: Money;
      /** What it is a part of: "0.6% of ₱8,420.00 turnover on 19 Nov". */
      readonly basis: string;
      readonly onReceive: () => void;
      readonly isReceiving?: boolean;
      /** Money does not move without a connection. */
      readonly isOffline?: boolean;
    }
  /** Nothing was played, so nothing is due. */
  | { readonly type: 'nothing' }
  /** The amount is missing when the answer did not say it. */
  | { readonly type: 'received'; readonly amount?: Money | undefined };
