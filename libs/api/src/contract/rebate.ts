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

/** Where a rebate is received. Operators differ in it; it stands here alone. */
export const REBATE_RECEIVE_PATH = '/api/web/receiveDayFlow';

/** Yesterday's rebate: `rate` percent of `UserFlow` make `Amount`, both scores. `FlGet` 1 = received. */
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

/** One rebate that was received: when, for how much turnover, and how much; amounts are scores. */
export const dayFlowRow = v.object({
  LogID: looseInteger,
  LogTime: looseInteger,
  UserFlow: score,
  Amount: score,
});
export type DayFlowRow = v.InferOutput<typeof dayFlowRow>;

/** Received rebates, newest first, a hundred from `offset` on. */
export const getDayFlowCall = readCall('getDayFlow', {
  request: v.object({ offset: looseInteger }),
  response: listOf(dayFlowRow),
});

/** Receives yesterday's rebate. `Score` is the balance after it; `needFlow` pesos of turnover were added. */
export const receiveDayFlowCall = {
  ...writeCall('receiveDayFlow', {
    request: emptyRequest,
    response: v.object({ Amount: score, Score: score, FlGet: looseFlag, needFlow: maybe(peso) }),
  }),
  path: REBATE_RECEIVE_PATH,
};
