import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest, readCall, writeCall } from './call';
import { countOrZero, epochOrZero, looseInteger, looseNumber } from './loose/numbers';
import { maybe, orElse } from './loose/optional';
import { listOf, mostRows, tolerantListOf } from './loose/lists';
import { peso, pesoOrZero } from './loose/amounts';
import { textOrEmpty } from './loose/texts';
import { askedInteger } from './loose/requests';

/**
 * What a level needs (`dep`, `flow`, to stay: `keep`) and gives (`up_am`, `day_am`, `week_am`, `month_am`),
 * in pesos; `rebate` in percent; `wdw_max` and `wdw_times` bound a day's withdrawals.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(vipLevel, { vip: '1', name: 'VIP 1', dep: '500', flow: '2500' }).flow; // => 2_500
 */
export const vipLevel = v.object({
  /** The VIP level. */
  vip: looseInteger,
  /** The name shown. */
  name: textOrEmpty,
  /** Deposits the level needs, in pesos. */
  dep: pesoOrZero,
  /** Turnover the level needs, in pesos. */
  flow: pesoOrZero,
  /** Turnover to stay on the level. */
  keep: maybe(peso),
  /** Given once for reaching the level. */
  up_am: pesoOrZero,
  /** Given each day. */
  day_am: pesoOrZero,
  /** Given each week. */
  week_am: pesoOrZero,
  /** Given each month. */
  month_am: pesoOrZero,
  /** The rebate of the level, in percent. */
  rebate: orElse(looseNumber, 0),
  /** Withdrawals of a day, in pesos. */
  wdw_max: pesoOrZero,
  /** Withdrawals of a day, in number. */
  wdw_times: countOrZero,
});

/**
 * What `vipLevel` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const level: VipLevel = parse(vipLevel, { vip: '1', name: 'VIP 1' });
 * level.dep; // => 0
 */
export type VipLevel = v.InferOutput<typeof vipLevel>;

/**
 * Lists the VIP levels: what each needs and gives.
 *
 * @example
 * vipLvListCall.path; // => '/api/web/vipLvList'
 * vipLvListCall.effect; // => 'read'
 */
export const vipLvListCall = readCall('vipLvList', {
  group: 'events',
  auth: 'open',
  request: emptyRequest,
  response: tolerantListOf(vipLevel, mostRows.levels),
});

/** `lvType` of the gifts that come again and again: 1 each day, 2 each week, 3 each month. */
const periods = v.picklist([1, 2, 3]);
const giftPeriod = v.pipe(looseInteger, periods);

/**
 * A gift that comes again and again. `state`: 0 locked, 1 to receive, 2 received; `next` is when it opens again,
 * `need` and `have` are what a locked one asks for and what is there of it, in pesos.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(lvDay, { lvType: '2', am: '6', state: '1' }).am; // => 6
 */
export const lvDay = v.object({
  /** 1 each day, 2 each week, 3 each month. */
  lvType: giftPeriod,
  /** The amount given, in pesos. */
  am: pesoOrZero,
  /** 0 not yet, 1 to receive, 2 received. */
  state: countOrZero,
  /** When it opens again, in epoch seconds. */
  next: epochOrZero,
  /** What is needed. */
  need: maybe(peso),
  /** What of it is there. */
  have: maybe(peso),
});

/**
 * What `lvDay` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: LvDay = parse(lvDay, { lvType: '2', am: '6', state: '1' });
 * row.lvType; // => 2
 */
export type LvDay = v.InferOutput<typeof lvDay>;

/**
 * Lists the gifts a VIP level gives each day, week and month.
 *
 * @example
 * userLvDayCall.path; // => '/api/web/userLvDay'
 * userLvDayCall.effect; // => 'read'
 */
export const userLvDayCall = readCall('userLvDay', {
  group: 'events',
  request: emptyRequest,
  response: listOf(lvDay, mostRows.levels),
});

/**
 * Receives the gift of a day, week or month. Refused with 1008 and `need` in pesos while the level gives none, and
 * with 1009 once received.
 *
 * @example
 * getUserLvDayCall.path; // => '/api/web/getUserLvDay'
 * getUserLvDayCall.effect; // => 'write'
 */
export const getUserLvDayCall = writeCall('getUserLvDay', {
  group: 'events',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'switchedOff'],
  request: v.object({
    /** 1 each day, 2 each week, 3 each month. */
    lvType: v.pipe(askedInteger, periods),
  }),
  response: v.object(claimFields),
});

/**
 * The gift of reaching a level. `state`: 0 not reached, 1 to receive, 2 received.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(lvReward, { vip: '1', am: '10', state: '2' }).state; // => 2
 */
export const lvReward = v.object({
  /** The VIP level. */
  vip: looseInteger,
  /** The amount given, in pesos. */
  am: pesoOrZero,
  /** 0 not reached, 1 to receive, 2 received. */
  state: countOrZero,
});

/**
 * What `lvReward` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: LvReward = parse(lvReward, { vip: '1', am: '10', state: '2' });
 * row.state; // => 2
 */
export type LvReward = v.InferOutput<typeof lvReward>;

/**
 * Lists the gifts for reaching levels.
 *
 * @example
 * userLvListCall.path; // => '/api/web/userLvList'
 * userLvListCall.effect; // => 'read'
 */
export const userLvListCall = readCall('userLvList', {
  group: 'events',
  request: emptyRequest,
  response: listOf(lvReward, mostRows.levels),
});

/**
 * Receives the gift for reaching a level. Refused with 1008 and `need` in pesos of deposits before the level, and
 * with 1009 once received.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getUserLvCall.request, { vip: '2' }); // => { vip: 2 }
 */
export const getUserLvCall = writeCall('getUserLv', {
  group: 'events',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'notFound', 'switchedOff'],
  request: v.object({
    /** The VIP level. */
    vip: askedInteger,
  }),
  response: v.object(claimFields),
});
