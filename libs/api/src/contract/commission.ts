import * as v from 'valibot';
import { claimState } from './claimState';
import { emptyRequest } from './emptyRequest';
import { listOf } from './loose/listOf';
import { countOrZero } from './loose/countOrZero';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { pesoOrZero } from './loose/pesoOrZero';
import { score } from './loose/score';
import { readCall } from './readCall';

const scoreOrZero = v.optional(score, 0);
const teamLevel = v.pipe(looseInteger, v.picklist([1, 2, 3]));

/**
 * Commission in sums; `next` is when more can be claimed.
 *
 * @example
 * bonusUserInfoCall.path; // => '/api/web/bonusUserInfo'
 * bonusUserInfoCall.effect; // => 'read'
 */
export const bonusUserInfoCall = readCall('bonusUserInfo', {
  request: emptyRequest,
  response: v.object({
    can: pesoOrZero,
    today: pesoOrZero,
    week: pesoOrZero,
    all: pesoOrZero,
    next: countOrZero,
  }),
});

/**
 * What one level earned on one day, `rate` percent of `ValidBet`.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(commissionRow, { logid: 9, day: '2026-01-01', lv: '1', am: '19.26', state: '0' }).am; // => 19.26
 */
export const commissionRow = v.object({
  logid: looseInteger,
  day: looseText,
  lv: teamLevel,
  ValidBet: scoreOrZero,
  rate: v.optional(looseNumber, 0),
  am: pesoOrZero,
  state: claimState,
});

/**
 * What `commissionRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: CommissionRow = parse(commissionRow, { logid: 9, day: '2026-01-01', lv: '1', am: '19.26', state: '0' });
 * row.am; // => 19.26
 */
export type CommissionRow = v.InferOutput<typeof commissionRow>;

/**
 * The rows behind the commission before `logId`, newest first; the one row `id` if that is given.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(teamRewardDetailCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const teamRewardDetailCall = readCall('teamRewardDetail', {
  request: v.object({ id: maybe(looseInteger), logId: maybe(looseInteger) }),
  response: listOf(commissionRow),
});
