import type { EpochSeconds, Money } from '@kislap/domain';

/**
 * Something an invitation brought.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const newest: InviteBonus | undefined = (await getInviteBonusLog('ever', 0))[0];
 * newest?.kind; // => 'firstDeposit'
 */
export interface InviteBonus {
  readonly id: number;
  readonly at: EpochSeconds;
  /** The friend's, masked by the operator; '' for commission, which comes from the whole team. */
  readonly nickname: string;
  readonly kind: 'registered' | 'firstDeposit' | 'commission';
  readonly amount: Money;
  readonly isClaimed: boolean;
}
