import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { jsonText } from './loose/jsonText';
import { listOf } from './loose/listOf';
import { looseFlag } from './loose/looseFlag';
import { countOrZero } from './loose/countOrZero';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { pesoOrZero } from './loose/pesoOrZero';
import { score } from './loose/score';
import { textOrEmpty } from './loose/textOrEmpty';
import { readCall } from './readCall';

const scoreOrZero = v.optional(score, 0);
const teamLevel = v.pipe(looseInteger, v.picklist([1, 2, 3]));

/**
 * The whole team in figures.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(userTeamInfoCall.response, { num: '72', todayCom: '4.2' }).num; // => 72
 * parse(userTeamInfoCall.response, {}).can; // => 0
 */
export const userTeamInfoCall = readCall('userTeamInfo', {
  request: emptyRequest,
  response: v.object({
    lv: countOrZero,
    num: countOrZero,
    actNum: countOrZero,
    todayNum: countOrZero,
    TeamDep: scoreOrZero,
    TeamFlow: scoreOrZero,
    todayCom: pesoOrZero,
    allCom: pesoOrZero,
    can: pesoOrZero,
  }),
});

/**
 * The same level by level.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(scTeamUserInfoCall.response, [{ lv: '1', num: '24' }])[0]?.num; // => 24
 */
export const scTeamUserInfoCall = readCall('scTeamUserInfo', {
  request: emptyRequest,
  response: listOf(
    v.object({
      lv: teamLevel,
      num: countOrZero,
      actNum: countOrZero,
      ValidBet: scoreOrZero,
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
  logid: looseInteger,
  nick: textOrEmpty,
  FaceID: v.optional(looseInteger, 1),
  lv: teamLevel,
  regtime: looseInteger,
  lastday: textOrEmpty,
  DayBet: scoreOrZero,
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
 * Members before `logId` (0 = from the newest), newest first; of one level if `lv` is given.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(teamUserListCall.request, { lv: '1' }); // => { lv: 1 }
 */
export const teamUserListCall = readCall('teamUserList', {
  request: v.object({ logId: maybe(looseInteger), lv: maybe(teamLevel) }),
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
  page: v.pipe(looseInteger, v.minValue(1)),
  size: v.pipe(looseInteger, v.minValue(1), v.maxValue(100)),
});

/**
 * What a member's bets of one day, all together, came to for the inviter.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(teamLogRow, { logid: 2, logtime: 1767196800, lv: '1', am: '18.2' }).am; // => 18.2
 */
export const teamLogRow = v.object({
  logid: looseInteger,
  logtime: looseInteger,
  nick: textOrEmpty,
  lv: teamLevel,
  ValidBet: scoreOrZero,
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
 * Paged by an object: `paging` is the JSON text of `{page, size}`. `curDate` is a Manila day.
 *
 * @example
 * teamLog4UCall.path; // => '/api/web/teamLog4U'
 * teamLog4UCall.effect; // => 'read'
 */
export const teamLog4UCall = readCall('teamLog4U', {
  request: v.object({ paging: jsonText, curDate: maybe(looseText) }),
  response: v.object({ list: listOf(teamLogRow), total: countOrZero }),
});
