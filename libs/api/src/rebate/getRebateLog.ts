import { epochSecondsFrom } from '@kislap/domain';
import { getDayFlowCall } from '../contract/rebate';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { LogPage } from '../swr/LogPage';
import type { ReadKey } from '../swr/ReadKey';
import { usePagedLog } from '../swr/usePagedLog';
import type { RebateRecord } from './RebateRecord';

/** Rows in one page of the list. */
const PAGE_ROWS = 100;

/**
 * The cache key of the received rebates, without their page.
 *
 * @example
 * rebateLogKey(7); // => ['getDayFlow', 7]
 */
export function rebateLogKey(userId: number): ReadKey {
  return ['getDayFlow', userId];
}

/**
 * Asks for a page of the received rebates, newest first. Paging rule: the list is finished when an empty page comes.
 *
 * @param index of the page, from 0
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getRebateLog(0)).isLast; // => false
 */
export async function getRebateLog(index: number, options?: CallOptions): Promise<LogPage<RebateRecord>> {
  const rows = await callMain(getDayFlowCall, { offset: index * PAGE_ROWS }, options);
  return {
    rows: rows.map(({ LogID, LogTime, UserFlow, Amount }) => ({
      id: LogID,
      at: epochSecondsFrom(LogTime),
      turnover: moneyOfScore(UserFlow),
      amount: moneyOfScore(Amount),
    })),
    isLast: rows.length === 0,
  };
}

/**
 * The rebates that the player has received; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useRebateLog(7).rows.length > 0; // => true
 */
export function useRebateLog(userId: number | undefined) {
  return usePagedLog(userId === undefined ? undefined : rebateLogKey(userId), (index) => getRebateLog(index));
}
