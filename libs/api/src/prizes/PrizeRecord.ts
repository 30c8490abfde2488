import type { EpochSeconds, Money, PrizeKind } from '@kislap/domain';

/**
 * A line in the record of prizes.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: PrizeRecord | undefined = (await getPrizeLog(0))[0];
 * found?.kind; // => 'cash'
 */
export interface PrizeRecord {
  readonly id: number;
  readonly at: EpochSeconds;
  /** The operator's number of the event. */
  readonly activityType: number;
  /** The event in the player's language; may be empty. */
  readonly event: string;
  readonly kind: PrizeKind;
  readonly amount: Money;
  /** It still has to be opened. */
  readonly isWaiting: boolean;
  /** It only adds to a goal, which is a prize of its own once it is paid out. */
  readonly isTowardsGoal: boolean;
}
