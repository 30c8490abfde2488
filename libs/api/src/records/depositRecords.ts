import {
  type CreditedDeposit,
  depositStatus,
  type EpochSeconds,
  epochSecondsFrom,
  type Money,
  type OrderStep,
  orderStep,
  type RecordStatus,
} from '@kislap/domain';
import { type DepositLogRow, depositNoticeCall, getDepositLogCall } from '../contract/records';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfPeso, optionalMoney } from '../mapping/wireValues';

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
  readonly step: OrderStep;
  /** The type of the promotion it was made with; missing when there is none or the operator does not say. */
  readonly promotion?: number;
  /** What it earns or has earned on top. */
  readonly bonus?: Money;
  /** Why it was closed or sent back, in the operator's words. */
  readonly note?: string;
}

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

function depositRecordOf(row: DepositLogRow): DepositRecord {
  const status = depositStatus(row.status);
  return {
    id: row.logid,
    at: epochSecondsFrom(row.logtime),
    amount: moneyOfPeso(row.amount),
    bankCode: row.bank_code,
    accountNumber: row.account_no,
    status,
    step: orderStep(row.step ?? '', 'deposit', status),
    isFirst: row.isFirst === 'true',
    ...definedFields({
      orderId: row.orderid,
      mode: row.paytype,
      promotion: row.acId === 0 ? undefined : row.acId,
      note: row.note,
      bonus: optionalMoney(row.bonus),
    }),
  };
}

/**
 * Asks once, without a second attempt, which deposits were credited after `afterId`, oldest first. -1 asks for
 * the latest one alone. The deposit poll asks again by itself.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getCreditedDeposits(0)).length; // => 0
 */
export async function getCreditedDeposits(
  afterId: number,
  options?: CallOptions,
): Promise<readonly CreditedDeposit[]> {
  const rows = await callMain(depositNoticeCall, { logId: afterId }, options);
  return rows.map((row) => ({
    id: row.logid,
    amount: moneyOfPeso(row.amount),
    isFirst: row.isFirst === 'true',
    ...definedFields({ orderId: row.orderid }),
  }));
}
