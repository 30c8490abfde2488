import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest } from './emptyRequest';
import { listOf } from './loose/listOf';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * What a level needs (`dep`, `flow`, to stay: `keep`) and gives (`up_am`, `day_am`, `week_am`, `month_am`),
 * in pesos; `rebate` in percent; `wdw_max` and `wdw_times` bound a day's withdrawals.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(vipLevel, { vip: '1', name: 'VIP 1', dep: '500', flow: '2500' }).flow; // => 2_500
 */
export const vipLevel = v.object({
  vip: looseInteger,
  name: textOrEmpty,
  dep: pesoOrZero,
  flow: pesoOrZero,
  keep: maybe(peso),
  up_am: pesoOrZero,
  day_am: pesoOrZero,
  week_am: pesoOrZero,
  month_am: pesoOrZero,
  rebate: v.optional(looseNumber, 0),
  wdw_max: pesoOrZero,
  wdw_times: v.optional(looseInteger, 0),
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
 * The ladder of VIP levels.
 *
 * @example
 * vipLvListCall.path; // => '/api/web/vipLvList'
 * vipLvListCall.effect; // => 'read'
 */
export const vipLvListCall = readCall('vipLvList', {
  request: emptyRequest,
  response: tolerantListOf(vipLevel),
});

/** `lvType` of the gifts that come again and again: 1 each day, 2 each week, 3 each month. */
const giftPeriod = v.pipe(looseInteger, v.picklist([1, 2, 3]));

/**
 * A gift that comes again and again. `state`: 0 locked, 1 to receive, 2 received; `next` is when it opens again,
 * `need` and `have` are what a locked one asks for and what is there of it, in pesos.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(lvDay, { lvType: '2', am: '6', state: '1' }).am; // => 6
 */
export const lvDay = v.object({
  lvType: giftPeriod,
  am: pesoOrZero,
  state: v.optional(looseInteger, 0),
  next: v.optional(looseInteger, 0),
  need: maybe(peso),
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
 * The gifts of the VIP level by the day, the week and the month.
 *
 * @example
 * userLvDayCall.path; // => '/api/web/userLvDay'
 * userLvDayCall.effect; // => 'read'
 */
export const userLvDayCall = readCall('userLvDay', { request: emptyRequest, response: listOf(lvDay) });

/**
 * Refused with 1008 and `need` in pesos while the level gives none, and with 1009 once received.
 *
 * @example
 * getUserLvDayCall.path; // => '/api/web/getUserLvDay'
 * getUserLvDayCall.effect; // => 'write'
 */
export const getUserLvDayCall = writeCall('getUserLvDay', {
  request: v.object({ lvType: giftPeriod }),
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
  vip: looseInteger,
  am: pesoOrZero,
  state: v.optional(looseInteger, 0),
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
 * The gifts of reached VIP levels.
 *
 * @example
 * userLvListCall.path; // => '/api/web/userLvList'
 * userLvListCall.effect; // => 'read'
 */
export const userLvListCall = readCall('userLvList', { request: emptyRequest, response: listOf(lvReward) });

/**
 * Refused with 1008 and `need` in pesos of deposits before the level, and with 1009 once received.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getUserLvCall.request, { vip: '2' }); // => { vip: 2 }
 */
export const getUserLvCall = writeCall('getUserLv', {
  request: v.object({ vip: looseInteger }),
  response: v.object(claimFields),
});
