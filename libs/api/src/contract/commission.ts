import * as v from 'valibot';
import { emptyRequest, readCall, writeCall } from './call';
import { claimFields, claimState } from './claim';
import { pesoOrZero, scoreOrZero } from './loose/amounts';
import { listOf } from './loose/lists';
import { epochOrZero, looseInteger, looseNumber } from './loose/numbers';
import { maybe, orElse } from './loose/optional';
import { looseText } from './loose/texts';
import { askedInteger } from './loose/requests';

const teamLevel = v.pipe(askedInteger, v.picklist([1, 2, 3]));

/**
 * Sums up commission, and tells when more can be received.
 *
 * @example
 * bonusUserInfoCall.path; // => '/api/web/bonusUserInfo'
 * bonusUserInfoCall.effect; // => 'read'
 */
export const bonusUserInfoCall = readCall('bonusUserInfo', {
  group: 'referral',
  request: emptyRequest,
  response: v.object({
    /** What can be received now, in pesos. */
    can: pesoOrZero,
    /** Today. */
    today: pesoOrZero,
    /** This week. */
    week: pesoOrZero,
    /** Ever. */
    all: pesoOrZero,
    /** When more can be received, in epoch seconds. */
    next: epochOrZero,
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
  /** Its number; lists are paged by it. */
  logid: looseInteger,
  /** The Manila day. */
  day: looseText,
  /** The level. */
  lv: teamLevel,
  /** What of it counts as turnover. */
  ValidBet: scoreOrZero,
  /** In percent. */
  rate: orElse(looseNumber, 0),
  /** The amount given, in pesos. */
  am: pesoOrZero,
  /** 1 to receive, 2 received. */
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
 * Lists the rows behind the commission, newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(teamRewardDetailCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const teamRewardDetailCall = readCall('teamRewardDetail', {
  group: 'referral',
  paging: { by: 'before', field: 'logId', id: 'logid', rows: '', size: 20 },
  request: v.object({
    /** Asks for one row alone. */
    id: maybe(askedInteger),
    /** Where the page begins. */
    logId: maybe(askedInteger),
  }),
  response: listOf(commissionRow),
});

/**
 * Receives one reward by its id, or every open commission without one. The reward for the bets of a day has that
 * day as its id, written as a number: 20251121.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getTeamRewardCall.request, {}); // => {}
 */
export const getTeamRewardCall = writeCall('getTeamReward', {
  group: 'referral',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'ended', 'notFound', 'switchedOff'],
  request: v.object({
    /** One row, or a Manila day as a number (20251121) for the reward of its bets. */
    id: maybe(askedInteger),
  }),
  response: v.object(claimFields),
});
