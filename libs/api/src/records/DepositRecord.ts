import type { EpochSeconds, Money, RecordStatus } from '@kislap/domain';

/** One deposit order of the player. */
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
