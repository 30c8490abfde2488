import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest, readCall, writeCall } from './call';
import { maybe, orElse } from './loose/optional';
import { allowedOrders, listOf } from './loose/lists';
import { countOrZero, looseFlag, looseInteger } from './loose/numbers';
import { peso } from './loose/amounts';
import { askedFlag } from './loose/requests';

/**
 * One of the seven days. `renew_rules` says what makes a missed day repairable.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(signDay, { prize_amount: '5' }).prize_type; // => 1
 */
export const signDay = v.object({
  /** 1 cash, 2 thanks, 3 mystery, 4 fixed amount. */
  prize_type: orElse(looseInteger, 1),
  /** What the day gives, in pesos. */
  prize_amount: peso,
  /** What makes a missed day repairable. */
  renew_rules: maybe(
    v.object({
      /** Deposits of today that are needed. */
      day_depAmt: maybe(peso),
      /** Turnover of today that is needed. */
      day_flow: maybe(peso),
    }),
  ),
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

const daysPerWeek = 7;

/**
 * Tells the seven days of the check-in and who may take part. Amounts in pesos; `user_order` -1 = any.
 *
 * @example
 * getSignInfoCall.path; // => '/api/web/getSignInfo'
 * getSignInfoCall.effect; // => 'read'
 */
export const getSignInfoCall = readCall('getSignInfo', {
  group: 'events',
  auth: 'open',
  request: emptyRequest,
  response: v.object({
    /** What a player has to meet; what is missing is not asked for. */
    global_rules: v.object({
      /** The lowest VIP level. */
      user_vip: maybe(looseInteger),
      /** Deposits ever that are needed. */
      all_depAmt: maybe(peso),
      /** Deposits of today that are needed. */
      day_depAmt: maybe(peso),
      /** Turnover of today that is needed. */
      day_flow: maybe(peso),
      /** VIP orders let in; -1 is all. */
      user_order: allowedOrders,
    }),
    /** The seven days from Monday. */
    day_info: v.pipe(listOf(signDay), v.length(daysPerWeek)),
    /** How many times a prize has to be bet before it can be withdrawn; 0 is not at all. Without it the app promises nothing. */
    times: maybe(countOrZero),
  }),
});

/**
 * Checks in for the next day of the week, or repairs a missed one (`isRenew` 1). Answers the week as it is then:
 * `day` is the one that was paid.
 *
 * @example
 * eventGetSignCall.path; // => '/api/web/eventGetSign'
 * eventGetSignCall.effect; // => 'write'
 */
export const eventGetSignCall = writeCall('eventGetSign', {
  group: 'events',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'switchedOff'],
  request: v.object({
    /** 1 repairs a missed day. */
    isRenew: askedFlag,
  }),
  response: v.object({
    ...claimFields,
    /** The day that was paid, 1 to 7. */
    day: looseInteger,
    /** Days checked in this week. */
    SignTimes: looseInteger,
    /** Whether today is checked in. */
    IsSignToday: looseFlag,
    /** Whether a missed day can be repaired today. */
    IsRenewToday: looseFlag,
  }),
});
