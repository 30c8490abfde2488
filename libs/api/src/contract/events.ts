import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest } from './emptyRequest';
import { listOf } from './loose/listOf';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { valueList } from './loose/valueList';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * One of the seven days. `renew_rules` says what makes a missed day repairable.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(signDay, { prize_amount: '5' }).prize_type; // => 1
 */
export const signDay = v.object({
  prize_type: v.optional(looseInteger, 1),
  prize_amount: pesoOrZero,
  renew_rules: maybe(v.object({ day_depAmt: maybe(peso), day_flow: maybe(peso) })),
});

/**
 * What `signDay` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: SignDay = parse(signDay, { prize_amount: '5' });
 * row.prize_type; // => 1
 */
export type SignDay = v.InferOutput<typeof signDay>;

/**
 * The daily check-in: who may take part, and its seven days. Amounts in pesos; `user_order` -1 = any.
 *
 * @example
 * getSignInfoCall.path; // => '/api/web/getSignInfo'
 * getSignInfoCall.effect; // => 'read'
 */
export const getSignInfoCall = readCall('getSignInfo', {
  request: emptyRequest,
  response: v.object({
    global_rules: v.object({
      user_vip: maybe(looseInteger),
      all_depAmt: maybe(peso),
      day_depAmt: maybe(peso),
      day_flow: maybe(peso),
      user_order: maybe(valueList(looseInteger)),
    }),
    day_info: listOf(signDay),
  }),
});

/**
 * Checks in for the day after the last one that was signed; `isRenew` 1 repairs a missed one. Answers the week as it
 * is then: `day` is the one that was paid.
 *
 * @example
 * eventGetSignCall.path; // => '/api/web/eventGetSign'
 * eventGetSignCall.effect; // => 'write'
 */
export const eventGetSignCall = writeCall('eventGetSign', {
  request: v.object({ isRenew: looseFlag }),
  response: v.object({
    ...claimFields,
    day: looseInteger,
    SignTimes: looseInteger,
    IsSignToday: looseFlag,
    IsRenewToday: looseFlag,
  }),
});
