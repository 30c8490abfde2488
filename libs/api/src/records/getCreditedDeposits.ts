import type { CreditedDeposit } from '@kislap/domain';
import { depositNoticeCall } from '../contract/records';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';

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
  const rows = await callMain(depositNoticeCall, { logId: afterId }, { ...options, attempts: 1 });
  return rows.map((row) => ({
    id: row.logid,
    amount: moneyOfPeso(row.amount),
    isFirst: row.isFirst === 'true',
  }));
}
