import {
  type EpochSeconds,
  epochSecondsFrom,
  type Money,
  type OrderStep,
  orderStep,
  type RecordStatus,
  withdrawalStatus,
} from '@kislap/domain';
import { getWithdrawLogCall, type WithdrawLogRow } from '../contract/records';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfPeso } from '../mapping/wireValues';

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
  readonly orderId?: string;
  readonly step: OrderStep;
}

/**
 * The cache key of the withdrawal record, without its page.
 *
 * @example
 * withdrawalLogKey(7); // => ['getWithdrawLog', 7]
 */
export function withdrawalLogKey(userId: number): ReadKey {
  return ['getWithdrawLog', userId];
}

/**
 * Asks for a page of the withdrawal record, newest first.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getWithdrawalLog(0))[0]?.status; // => 'pending'
 */
export async function getWithdrawalLog(
  beforeId: number,
  options?: CallOptions,
): Promise<readonly WithdrawalRecord[]> {
  return (await callMain(getWithdrawLogCall, { logId: beforeId }, options)).map(withdrawalRecordOf);
}

function withdrawalRecordOf(row: WithdrawLogRow): WithdrawalRecord {
  const status = withdrawalStatus(row.status);
  return {
    id: row.id,
    at: epochSecondsFrom(row.logtime),
    amount: moneyOfPeso(row.amount),
    bankCode: row.bank_code,
    accountNumber: row.account_no,
    status,
    step: orderStep(row.step ?? '', 'withdrawal', status),
    ...definedFields({ note: row.note, orderId: row.orderid }),
  };
}
