import type { EpochSeconds, Money, RecordStatus } from '@kislap/domain';

/**
 * One deposit order of the player.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: DepositRecord | undefined = (await getDepositLog(0))[0];
 * found?.status; // => 'pending'
 */
export interface DepositRecord {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly amount: Money;
  /** '' when the operator names none; so is the account. */
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly status: RecordStatus;
  readonly isFirst: boolean;
  readonly orderId?: string;
  readonly mode?: string;
}
