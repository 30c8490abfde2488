import * as v from 'valibot';
import { emptyRequest, readCall, writeCall } from './call';
import { epoch, looseFlag, looseInteger, looseNumber } from './loose/numbers';
import { listOf } from './loose/lists';
import { maybe } from './loose/optional';
import { peso, score } from './loose/amounts';
import { looseText, textOrEmpty } from './loose/texts';
import { askedInteger } from './loose/requests';

/**
 * Where a rebate is received. Operators differ in it; it stands here alone.
 *
 * @example
 * receiveDayFlowCall.path === REBATE_RECEIVE_PATH; // => true
 */
export const REBATE_RECEIVE_PATH = '/api/web/receiveDayFlow';

/**
 * Tells the rebate for the turnover of yesterday. `FlGet` 1 = received.
 *
 * @example
 * userDayFlowCall.path; // => '/api/web/userDayFlow'
 * userDayFlowCall.effect; // => 'read'
 */
export const userDayFlowCall = readCall('userDayFlow', {
  group: 'referral',
  request: emptyRequest,
  response: v.object({
    /** Whether it is received. */
    FlGet: looseFlag,
    /** The rebate. */
    Amount: score,
    /**
     * Turnover of the day.
     *
     * @owed
     */
    UserFlow: maybe(score),
    /**
     * In percent.
     *
     * @owed
     */
    rate: maybe(looseNumber),
    /** The Manila day. */
    day: textOrEmpty,
  }),
});

/**
 * One rebate that was received: when, for how much turnover, and how much; amounts are scores.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(dayFlowRow, { LogID: 1, LogTime: 1767196800, UserFlow: '842000', Amount: '5052' }).Amount; // => 5_052
 */
export const dayFlowRow = v.object({
  /** Its number; lists are paged by it. */
  LogID: looseInteger,
  /** When, in epoch seconds. */
  LogTime: epoch,
  /** The turnover it was for. */
  UserFlow: score,
  /** The rebate. */
  Amount: score,
});

/**
 * What `dayFlowRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: DayFlowRow = parse(dayFlowRow, { LogID: 1, LogTime: 1767196800, UserFlow: '842000', Amount: '5052' });
 * row.Amount; // => 5_052
 */
export type DayFlowRow = v.InferOutput<typeof dayFlowRow>;

/**
 * Lists received rebates, newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getDayFlowCall.request, { offset: '0' }); // => { offset: 0 }
 */
export const getDayFlowCall = readCall('getDayFlow', {
  group: 'referral',
  paging: { by: 'offset', field: 'offset', id: 'LogID', rows: '', size: 100 },
  request: v.object({
    /** How many rows to skip. */
    offset: askedInteger,
  }),
  response: listOf(dayFlowRow),
});

/**
 * Receives the rebate for the turnover of yesterday. `Score` is the balance after it; `needFlow` pesos of turnover
 * were added.
 *
 * @example
 * receiveDayFlowCall.path; // => '/api/web/receiveDayFlow'
 * receiveDayFlowCall.effect; // => 'write'
 */
export const receiveDayFlowCall = writeCall('receiveDayFlow', {
  group: 'referral',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'switchedOff'],
  request: emptyRequest,
  response: v.object({
    /** The rebate. */
    Amount: score,
    /** The balance now. */
    Score: score,
    /** Whether it is received. */
    FlGet: looseFlag,
    /** Turnover that came to be bet with it, in pesos. */
    needFlow: maybe(peso),
    /** The number under which it is found again, for a receipt. */
    orderid: maybe(looseText),
  }),
  path: REBATE_RECEIVE_PATH,
});
