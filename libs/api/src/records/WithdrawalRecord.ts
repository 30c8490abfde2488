import type { EpochSeconds, Money, RecordStatus } from '@kislap/domain';

/** One withdrawal of the player. */
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
