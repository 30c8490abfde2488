import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { listOf } from './loose/listOf';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { score } from './loose/score';
import { textOrEmpty } from './loose/textOrEmpty';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * Where a rebate is received. Operators differ in it; it stands here alone.
 *
 * @example
 * receiveDayFlowCall.path === REBATE_RECEIVE_PATH; // => true
 */
export const REBATE_RECEIVE_PATH = '/api/web/receiveDayFlow';

/**
 * Yesterday's rebate: `rate` percent of `UserFlow` make `Amount`, both scores. `FlGet` 1 = received.
 *
 * @example
 * userDayFlowCall.path; // => '/api/web/userDayFlow'
 * userDayFlowCall.effect; // => 'read'
 */
export const userDayFlowCall = readCall('userDayFlow', {
  request: emptyRequest,
  response: v.object({
    FlGet: looseFlag,
    Amount: score,
    UserFlow: maybe(score),
    rate: maybe(looseNumber),
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
  LogID: looseInteger,
  LogTime: looseInteger,
  UserFlow: score,
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
 * Received rebates, newest first, a hundred from `offset` on.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getDayFlowCall.request, { offset: '0' }); // => { offset: 0 }
 */
export const getDayFlowCall = readCall('getDayFlow', {
  request: v.object({ offset: looseInteger }),
  response: listOf(dayFlowRow),
});

/**
 * Receives yesterday's rebate. `Score` is the balance after it; `needFlow` pesos of turnover were added.
 *
 * @example
 * receiveDayFlowCall.path; // => '/api/web/receiveDayFlow'
 * receiveDayFlowCall.effect; // => 'write'
 */
export const receiveDayFlowCall = {
  ...writeCall('receiveDayFlow', {
    request: emptyRequest,
    response: v.object({ Amount: score, Score: score, FlGet: looseFlag, needFlow: maybe(peso) }),
  }),
  path: REBATE_RECEIVE_PATH,
};
