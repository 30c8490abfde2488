import type { EpochSeconds, Money, RecordStatus } from '@kislap/domain';

/**
 * One withdrawal of the player.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: WithdrawalRecord | undefined = (await getWithdrawalLog(0))[0];
 * found?.status; // => 'pending'
 */
export interface WithdrawalRecord {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly amount: Money;
  /** '' when the operator names none; so is the account. */
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly status: RecordStatus;
  /** Why it was rejected, in the operator's words. */
  readonly note?: string;
}
