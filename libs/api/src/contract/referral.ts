import * as v from 'valibot';
import { claimFields, claimState } from './claim';
import { emptyRequest, readCall, writeCall } from './call';
import { countOrZero, epoch, epochOrZero, looseInteger, looseNumber } from './loose/numbers';
import { maybe, orElse } from './loose/optional';
import { listOf, valueList } from './loose/lists';
import { looseText, textOrEmpty } from './loose/texts';
import { pesoOrZero } from './loose/amounts';
import { askedInteger } from './loose/requests';

/**
 * Tells the invite code and what it has brought.
 *
 * @example
 * userShareInfoCall.path; // => '/api/web/userShareInfo'
 * userShareInfoCall.effect; // => 'read'
 */
export const userShareInfoCall = readCall('userShareInfo', {
  group: 'referral',
  request: emptyRequest,
  response: v.object({
    /** The invite code. */
    code: looseText,
    /** The invite link. */
    url: looseText,
    /** Friends who registered. */
    num: countOrZero,
    /** Friends who deposited. */
    depNum: countOrZero,
    /** Of them today. */
    todayNum: countOrZero,
    /** What was received ever, in pesos. */
    got: pesoOrZero,
    /** What can be received now, in pesos. */
    can: pesoOrZero,
    /** The rules. */
    rules: v.object({
      /** For a friend who registers, in pesos. */
      reg: pesoOrZero,
      /** For the first deposit of a friend, in pesos. */
      dep: pesoOrZero,
      /** Commission of level 1, 2 and 3, in percent. */
      rate: valueList(looseNumber),
    }),
  }),
});

/**
 * Tells what an invitation says. `text_tag` is its Tagalog version; `{url}` in either is the place for the link.
 *
 * @example
 * getShareContentCall.path; // => '/api/web/getShareContent'
 * getShareContentCall.effect; // => 'read'
 */
export const getShareContentCall = readCall('getShareContent', {
  group: 'referral',
  request: emptyRequest,
  response: v.object({
    /** The invitation; `{url}` in it is the place for the link. */
    text: textOrEmpty,
    /** The same in Tagalog. */
    text_tag: maybe(looseText),
    /** A picture to go with it. */
    img: maybe(looseText),
    /** The invite link. */
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
  /** The place. */
  rank: looseInteger,
  /** The name, masked. */
  nick: textOrEmpty,
  /** The picture, 1 to 8. */
  FaceID: orElse(looseInteger, 1),
  /** Friends invited this week. */
  num: countOrZero,
  /** What they brought, in pesos. */
  am: pesoOrZero,
  /** On the own row alone. */
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
 * The ranking of the week, names masked; `UserID` is on the own row alone.
 *
 * @example
 * shareBoardCall.path; // => '/api/web/shareBoard'
 * shareBoardCall.effect; // => 'read'
 */
export const shareBoardCall = readCall('shareBoard', {
  group: 'referral',
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
  /** Its number; lists are paged by it. */
  logid: looseInteger,
  /** When, in epoch seconds. */
  logtime: epoch,
  /** The name, masked. */
  nick: textOrEmpty,
  /** 1 a friend registered, 2 a first deposit, 3 commission. */
  type: v.pipe(looseInteger, v.picklist([1, 2, 3])),
  /** The amount given, in pesos. */
  am: pesoOrZero,
  /** 1 to receive, 2 received. */
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
 * Lists everything invitations brought, newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(shareLogCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const shareLogCall = readCall('shareLog', {
  group: 'referral',
  paging: { by: 'before', field: 'logId', id: 'logid', rows: '', size: 20 },
  request: v.object({
    /** Where the page begins. */
    logId: askedInteger,
  }),
  response: listOf(shareLogRow),
});

/**
 * Lists what invitations brought today, newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(shareLog4UCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const shareLog4UCall = readCall('shareLog4U', {
  group: 'referral',
  paging: { by: 'before', field: 'logId', id: 'logid', rows: '', size: 20 },
  request: v.object({
    /** Where the page begins. */
    logId: maybe(askedInteger),
  }),
  response: listOf(shareLogRow),
});

/**
 * Lists the bonuses for first deposits of invited friends.
 *
 * @example
 * shareDepCall.path; // => '/api/web/shareDep'
 * shareDepCall.effect; // => 'read'
 */
export const shareDepCall = readCall('shareDep', {
  group: 'records',
  request: emptyRequest,
  response: v.object({
    /** The rows. */
    list: listOf(
      v.object({
        /** The name, masked. */
        nick: textOrEmpty,
        /** The first deposit of the friend, in pesos; 0 while there is none. */
        dep: pesoOrZero,
        /** The amount given, in pesos. */
        am: pesoOrZero,
        /** When, in epoch seconds. */
        logtime: epochOrZero,
        /** 1 to receive, 2 received. */
        state: claimState,
      }),
    ),
    /** What can be received now, in pesos. */
    can: pesoOrZero,
    /** What was received ever, in pesos. */
    got: pesoOrZero,
  }),
});

/**
 * Receives every open bonus of invited friends.
 *
 * @example
 * getShareDepCall.path; // => '/api/web/getShareDep'
 * getShareDepCall.effect; // => 'write'
 */
export const getShareDepCall = writeCall('getShareDep', {
  group: 'records',
  kind: 'E',
  refusals: ['notEligible', 'switchedOff'],
  request: emptyRequest,
  response: v.object(claimFields),
});
