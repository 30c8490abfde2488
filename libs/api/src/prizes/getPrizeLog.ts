import { epochSecondsFrom } from '@kislap/domain';
import { lotteryLogCall, type PrizeLogRow } from '../contract/prizes';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRecordLog } from '../swr/useRecordLog';
import { prizeKindOf } from './prizeKindOf';
import type { PrizeRecord } from './PrizeRecord';

/** The wire's state of a prize that still has to be opened. */
const TO_COLLECT = 1;

/**
 * The cache key of the prize record, without its page.
 *
 * @example
 * prizeLogKey(7); // => ['lotteryLog', 7]
 */
export function prizeLogKey(userId: number): ReadKey {
  return ['lotteryLog', userId];
}

/**
 * Asks for a page of the prize record, newest first.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getPrizeLog(0))[0]?.kind; // => 'cash'
 */
export async function getPrizeLog(beforeId: number, options?: CallOptions): Promise<readonly PrizeRecord[]> {
  return (await callMain(lotteryLogCall, { logId: beforeId }, options)).map(prizeRecordOf);
}

/**
 * The player's prize record; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * usePrizeLog(7).rows[0]?.kind; // => 'cash'
 */
export function usePrizeLog(userId: number | undefined) {
  return useRecordLog(userId === undefined ? undefined : prizeLogKey(userId), (id) => getPrizeLog(id));
}

function prizeRecordOf(row: PrizeLogRow): PrizeRecord {
  return {
    id: row.logid,
    at: epochSecondsFrom(row.logtime),
    activityType: row.activity_type,
    event: row.title,
    kind: prizeKindOf(row.prize_type, row.am > 0),
    amount: moneyOfPeso(row.am),
    isWaiting: row.state === TO_COLLECT,
    isTowardsGoal: row.goal === 1,
  };
}
