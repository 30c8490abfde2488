import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { readCall } from './readCall';

/**
 * What a level needs (`dep`, `flow`, to stay: `keep`) and gives (`up_am`, `day_am`, `week_am`, `month_am`),
 * in pesos; `rebate` in percent; `wdw_max` and `wdw_times` bound a day's withdrawals.
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
export type VipLevel = v.InferOutput<typeof vipLevel>;

export const vipLvListCall = readCall('vipLvList', {
  request: emptyRequest,
  response: tolerantListOf(vipLevel),
});
