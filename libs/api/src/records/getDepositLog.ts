import { depositStatus, epochSecondsFrom } from '@kislap/domain';
import { getDepositLogCall, type DepositLogRow } from '../contract/records';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRecordLog } from '../swr/useRecordLog';
import type { DepositRecord } from './DepositRecord';

/**
 * The cache key of the deposit record, without its page.
 *
 * @example
 * depositLogKey(7); // => ['getDepositLog', 7]
 */
export function depositLogKey(userId: number): ReadKey {
  return ['getDepositLog', userId];
}

/**
 * Asks for a page of the deposit record, newest first.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDepositLog(0))[0]?.status; // => 'pending'
 */
export async function getDepositLog(
  beforeId: number,
  options?: CallOptions,
): Promise<readonly DepositRecord[]> {
  return (await callMain(getDepositLogCall, { logId: beforeId }, options)).map(depositRecordOf);
}

/**
 * The player's deposit record; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDepositLog(7).rows[0]?.status; // => 'pending'
 */
export function useDepositLog(userId: number | undefined) {
  return useRecordLog(userId === undefined ? undefined : depositLogKey(userId), (id) => getDepositLog(id));
}

function depositRecordOf(row: DepositLogRow): DepositRecord {
  return {
    id: row.logid,
    at: epochSecondsFrom(row.logtime),
    amount: moneyOfPeso(row.amount),
    bankCode: row.bank_code,
    accountNumber: row.account_no,
    status: depositStatus(row.status),
    isFirst: row.isFirst === 'true',
    ...definedFields({ orderId: row.orderid, mode: row.paytype }),
  };
}
