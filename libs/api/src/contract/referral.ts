import * as v from 'valibot';
import { claimFields } from './claim';
import { claimState } from './claimState';
import { emptyRequest } from './emptyRequest';
import { listOf } from './loose/listOf';
import { countOrZero } from './loose/countOrZero';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { pesoOrZero } from './loose/pesoOrZero';
import { textOrEmpty } from './loose/textOrEmpty';
import { valueList } from './loose/valueList';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * The invite code and what it has brought; `rules` in pesos, its `rate` in percent from level 1 on.
 *
 * @example
 * userShareInfoCall.path; // => '/api/web/userShareInfo'
 * userShareInfoCall.effect; // => 'read'
 */
export const userShareInfoCall = readCall('userShareInfo', {
  request: emptyRequest,
  response: v.object({
    code: looseText,
    url: looseText,
    num: countOrZero,
    depNum: countOrZero,
    todayNum: countOrZero,
    got: pesoOrZero,
    can: pesoOrZero,
    rules: v.object({ reg: pesoOrZero, dep: pesoOrZero, rate: valueList(looseNumber) }),
  }),
});

/**
 * What an invitation says. `text_tag` is its Tagalog version; `{url}` in either is the place for the link.
 *
 * @example
 * getShareContentCall.path; // => '/api/web/getShareContent'
 * getShareContentCall.effect; // => 'read'
 */
export const getShareContentCall = readCall('getShareContent', {
  request: emptyRequest,
  response: v.object({
    text: textOrEmpty,
    text_tag: maybe(looseText),
    img: maybe(looseText),
    url: textOrEmpty,
  }),
});

/**
 * A place in the ranking of the week. `UserID` is on the player's own row alone.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(shareBoardRow, { rank: '1', nick: 'M***a', num: '12', am: '240' }).num; // => 12
 */
export const shareBoardRow = v.object({
  rank: looseInteger,
  nick: textOrEmpty,
  FaceID: v.optional(looseInteger, 1),
  num: countOrZero,
  am: pesoOrZero,
  UserID: maybe(looseInteger),
});

/**
 * What `shareBoardRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: ShareBoardRow = parse(shareBoardRow, { rank: '1', nick: 'M***a', num: '12', am: '240' });
 * row.num; // => 12
 */
export type ShareBoardRow = v.InferOutput<typeof shareBoardRow>;

/**
 * The ranking of inviters.
 *
 * @example
 * shareBoardCall.path; // => '/api/web/shareBoard'
 * shareBoardCall.effect; // => 'read'
 */
export const shareBoardCall = readCall('shareBoard', {
  request: emptyRequest,
  response: listOf(shareBoardRow),
});

/**
 * Something an invitation brought. `type`: 1 a friend registered, 2 a first deposit, 3 commission.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(shareLogRow, { logid: 1, logtime: 1767196800, type: '1', am: '5', state: '1' }).type; // => 1
 */
export const shareLogRow = v.object({
  logid: looseInteger,
  logtime: looseInteger,
  nick: textOrEmpty,
  type: v.pipe(looseInteger, v.picklist([1, 2, 3])),
  am: pesoOrZero,
  state: claimState,
});

/**
 * What `shareLogRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: ShareLogRow = parse(shareLogRow, { logid: 1, logtime: 1767196800, type: '1', am: '5', state: '1' });
 * row.type; // => 1
 */
export type ShareLogRow = v.InferOutput<typeof shareLogRow>;

/**
 * Everything that invitations brought, before `logId` (0 = from the newest), newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(shareLogCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const shareLogCall = readCall('shareLog', {
  request: v.object({ logId: looseInteger }),
  response: listOf(shareLogRow),
});

/**
 * The same, of today alone.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(shareLog4UCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const shareLog4UCall = readCall('shareLog4U', {
  request: v.object({ logId: maybe(looseInteger) }),
  response: listOf(shareLogRow),
});

/**
 * Bonuses that friends brought, one row a friend; `dep` is the first deposit, 0 while there is none.
 *
 * @example
 * shareDepCall.path; // => '/api/web/shareDep'
 * shareDepCall.effect; // => 'read'
 */
export const shareDepCall = readCall('shareDep', {
  request: emptyRequest,
  response: v.object({
    list: listOf(
      v.object({
        nick: textOrEmpty,
        dep: pesoOrZero,
        am: pesoOrZero,
        logtime: countOrZero,
        state: claimState,
      }),
    ),
    can: pesoOrZero,
    got: pesoOrZero,
  }),
});

/**
 * Pays all bonuses of friends that are open.
 *
 * @example
 * getShareDepCall.path; // => '/api/web/getShareDep'
 * getShareDepCall.effect; // => 'write'
 */
export const getShareDepCall = writeCall('getShareDep', {
  request: emptyRequest,
  response: v.object(claimFields),
});
