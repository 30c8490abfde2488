import type { EpochSeconds, Money } from '@kislap/domain';

/** Where a player stands with a red packet. */
export type RedPacketState =
  | { readonly type: 'closed' | 'opening' | 'alreadyOpened' | 'allGone' }
  | { readonly type: 'opened'; readonly amount: Money }
  | {
      readonly type: 'conditionMissing';
      /** What is missing: "Deposit 50.00 PHP more today". */
      readonly reason: string;
      readonly action: { readonly label: string; readonly onPress: () => void };
    }
  | { readonly type: 'upcoming'; readonly opensAt: EpochSeconds };
