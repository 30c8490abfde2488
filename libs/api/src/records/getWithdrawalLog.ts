import { epochSecondsFrom, withdrawalStatus } from '@kislap/domain';
import { getWithdrawLogCall, type WithdrawLogRow } from '../contract/records';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRecordLog } from '../swr/useRecordLog';
import type { WithdrawalRecord } from './WithdrawalRecord';

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

/**
 * The player's withdrawal record; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useWithdrawalLog(7).rows[0]?.status; // => 'pending'
 */
export function useWithdrawalLog(userId: number | undefined) {
  return useRecordLog(userId === undefined ? undefined : withdrawalLogKey(userId), (id) =>
    getWithdrawalLog(id),
  );
}

function withdrawalRecordOf(row: WithdrawLogRow): WithdrawalRecord {
  return {
    id: row.id,
    at: epochSecondsFrom(row.logtime),
    amount: moneyOfPeso(row.amount),
    bankCode: row.bank_code,
    accountNumber: row.account_no,
    status: withdrawalStatus(row.status),
    ...definedFields({ note: row.note }),
  };
}
