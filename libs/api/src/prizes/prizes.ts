import { type EpochSeconds, epochSecondsFrom, type Money, type PrizeKind } from '@kislap/domain';
import { lotteryLogCall, type PrizeLogRow } from '../contract/prizes';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

/**
 * A line in the record of prizes.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: PrizeRecord | undefined = (await getPrizeLog(0))[0];
 * found?.kind; // => 'cash'
 */
export interface PrizeRecord {
  readonly id: number;
  readonly at: EpochSeconds;
  /** The operator's number of the event. */
  readonly activityType: number;
  /** The event in the player's language; may be empty. */
  readonly event: string;
  readonly kind: PrizeKind;
  readonly amount: Money;
  /** It still has to be opened. */
  readonly isWaiting: boolean;
  /** It only adds to a goal, which is a prize of its own once it is paid out. */
  readonly isTowardsGoal: boolean;
}

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

const kinds: readonly PrizeKind[] = ['cash', 'thanks', 'mystery', 'fixed'];

/**
 * Prize rule: 1 cash, 2 thanks, 3 mystery, 4 fixed amount. A number that is not known is cash when it brought
 * something and else a thank-you: money is never hidden, and never invented.
 *
 * @example
 * prizeKindOf(2, false); // => 'thanks'
 * prizeKindOf(99, true); // => 'cash'
 */
export function prizeKindOf(type: number, hasAmount: boolean): PrizeKind {
  return kinds[type - 1] ?? (hasAmount ? 'cash' : 'thanks');
}
