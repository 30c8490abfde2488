import * as v from 'valibot';
import { emptyRequest, readCall } from './call';
import { countOrZero, epoch, looseFlag, looseInteger } from './loose/numbers';
import { pesoOrZero, scoreOrZero } from './loose/amounts';
import { maybe, orElse } from './loose/optional';
import { jsonText } from './loose/jsonText';
import { listOf } from './loose/lists';
import { looseText, textOrEmpty } from './loose/texts';
import { askedInteger } from './loose/requests';

const teamLevel = v.pipe(askedInteger, v.picklist([1, 2, 3]));

/**
 * Sums up the whole team.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(userTeamInfoCall.response, { num: '72', todayCom: '4.2' }).num; // => 72
 * parse(userTeamInfoCall.response, {}).can; // => 0
 */
export const userTeamInfoCall = readCall('userTeamInfo', {
  group: 'referral',
  request: emptyRequest,
  response: v.object({
    /** The level. */
    lv: countOrZero,
    /** Members. */
    num: countOrZero,
    /** Members who bet today. */
    actNum: countOrZero,
    /** Of them today. */
    todayNum: countOrZero,
    /** Deposits of the team ever. */
    TeamDep: scoreOrZero,
    /** Turnover of the team ever. */
    TeamFlow: scoreOrZero,
    /** Commission of today, in pesos. */
    todayCom: pesoOrZero,
    /** Commission ever, in pesos. */
    allCom: pesoOrZero,
    /** What can be received now, in pesos. */
    can: pesoOrZero,
  }),
});

/**
 * Sums up the team level by level.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(scTeamUserInfoCall.response, [{ lv: '1', num: '24' }])[0]?.num; // => 24
 */
export const scTeamUserInfoCall = readCall('scTeamUserInfo', {
  group: 'referral',
  request: emptyRequest,
  response: listOf(
    v.object({
      /** The level. */
      lv: teamLevel,
      /** Members of the level. */
      num: countOrZero,
      /** Members who bet today. */
      actNum: countOrZero,
      /** Turnover of the level. */
      ValidBet: scoreOrZero,
      /** Commission of the level ever, in pesos. */
      am: pesoOrZero,
    }),
  ),
});

/**
 * A member of the team by a masked nickname. `lastday` is '' for one who never came back.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(teamUser, { logid: 6, lv: '1', regtime: 1767196800, dep: 'true' }).dep; // => 1
 */
export const teamUser = v.object({
  /** Its number; lists are paged by it. */
  logid: looseInteger,
  /** The name, masked. */
  nick: textOrEmpty,
  /** The picture, 1 to 8. */
  FaceID: orElse(looseInteger, 1),
  /** The level. */
  lv: teamLevel,
  /** When the member registered. */
  regtime: epoch,
  /** The last day of a bet; '' is none. */
  lastday: textOrEmpty,
  /** Bets of today. */
  DayBet: scoreOrZero,
  /** Whether the member ever deposited. */
  dep: looseFlag,
});

/**
 * What `teamUser` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: TeamUser = parse(teamUser, { logid: 6, lv: '1', regtime: 1767196800, dep: 'true' });
 * row.dep; // => 1
 */
export type TeamUser = v.InferOutput<typeof teamUser>;

/**
 * Lists the members, newest first, by masked names.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(teamUserListCall.request, { lv: '1' }); // => { lv: 1 }
 */
export const teamUserListCall = readCall('teamUserList', {
  group: 'referral',
  paging: { by: 'before', field: 'logId', id: 'logid', rows: '', size: 20 },
  request: v.object({
    /** Where the page begins. */
    logId: maybe(askedInteger),
    /** The level. */
    lv: maybe(teamLevel),
  }),
  response: listOf(teamUser),
});

/**
 * What the `paging` text of a request holds once parsed.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(paging, { page: '1', size: '20' }).size; // => 20
 */
export const paging = v.object({
  page: v.pipe(askedInteger, v.minValue(1)),
  size: v.pipe(askedInteger, v.minValue(1), v.maxValue(100)),
});

/**
 * What a member's bets of one day, all together, came to for the inviter.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(teamLogRow, { logid: 2, logtime: 1767196800, lv: '1', am: '18.2' }).am; // => 18.2
 */
export const teamLogRow = v.object({
  /** Its number; lists are paged by it. */
  logid: looseInteger,
  /** When, in epoch seconds. */
  logtime: epoch,
  /** The name, masked. */
  nick: textOrEmpty,
  /** The level. */
  lv: teamLevel,
  /** What of it counts as turnover. */
  ValidBet: scoreOrZero,
  /** Commission for it, in pesos. */
  am: pesoOrZero,
});

/**
 * What `teamLogRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: TeamLogRow = parse(teamLogRow, { logid: 2, logtime: 1767196800, lv: '1', am: '18.2' });
 * row.am; // => 18.2
 */
export type TeamLogRow = v.InferOutput<typeof teamLogRow>;

/**
 * Lists what the bets of members came to, a member and day a row. `paging` is the JSON text of `{page, size}`;
 * `curDate` is a Manila day.
 *
 * @example
 * teamLog4UCall.path; // => '/api/web/teamLog4U'
 * teamLog4UCall.effect; // => 'read'
 */
export const teamLog4UCall = readCall('teamLog4U', {
  group: 'referral',
  paging: { by: 'pagingText', field: 'paging', id: 'logid', rows: 'list', total: 'total' },
  request: v.object({
    /** JSON text of `{"page":1,"size":20}`. */
    paging: jsonText,
    /** A Manila day, YYYY-MM-DD. */
    curDate: maybe(looseText),
  }),
  response: v.object({
    /** The rows. */
    list: listOf(teamLogRow),
    /** How many rows there are. */
    total: countOrZero,
  }),
});
