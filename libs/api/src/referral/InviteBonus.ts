import type { EpochSeconds, Money } from '@kislap/domain';

/** Something an invitation brought. */
export interface InviteBonus {
  readonly id: number;
  readonly at: EpochSeconds;
  /** The friend's, masked by the operator; '' for commission, which comes from the whole team. */
  readonly nickname: string;
  readonly kind: 'registered' | 'firstDeposit' | 'commission';
  readonly amount: Money;
  readonly isClaimed: boolean;
}
