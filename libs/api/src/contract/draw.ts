import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest } from './emptyRequest';
import { jsonText } from './loose/jsonText';
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

const countOrZero = v.optional(looseInteger, 0);

/**
 * A segment of the wheel. `type`: 1 cash, 2 thanks, 3 mystery, 4 fixed amount; `odds` in percent.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(drawPrize, { type: '1', am: '8', odds: '20' }).odds; // => 20
 */
export const drawPrize = v.object({
  type: looseInteger,
  am: pesoOrZero,
  odds: maybe(looseNumber),
  img: maybe(textOrEmpty),
});

/** What `drawPrize` reads. */
export type DrawPrize = v.InferOutput<typeof drawPrize>;

/**
 * What `getPddConfigInfo` holds once parsed: the goal, what adds spins, and the wheel from its top clockwise.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(drawConfig, { info: { am: '100', day: '3' }, a_c: [] }).info.day; // => 3
 */
export const drawConfig = v.object({
  info: v.object({
    am: peso,
    day: countOrZero,
    spinPerInvite: countOrZero,
    spinPerDep: countOrZero,
    minDep: pesoOrZero,
  }),
  a_c: listOf(drawPrize),
});

/** What `drawConfig` reads. */
export type DrawConfig = v.InferOutput<typeof drawConfig>;

/**
 * A player's round. `state`: 0 none, 1 running, 2 goal reached, 3 paid, 4 ended; `etime` in epoch seconds.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(userDraw, { logid: 70, am: '62.5', goal: '100', times: '2' }).am; // => 62.5
 */
export const userDraw = v.object({
  logid: countOrZero,
  am: pesoOrZero,
  goal: pesoOrZero,
  times: countOrZero,
  etime: countOrZero,
  state: countOrZero,
  invites: countOrZero,
});

/** What `userDraw` reads. */
export type UserDraw = v.InferOutput<typeof userDraw>;

const drawLogFields = {
  logid: looseInteger,
  logtime: looseInteger,
  type: looseInteger,
  am: pesoOrZero,
  index: looseInteger,
  src: v.optional(v.fallback(v.picklist(['free', 'invite', 'deposit']), 'free'), 'free'),
  state: v.optional(looseInteger, 2),
};

/**
 * A spin. `index` is its segment, `state` 1 a mystery to be opened and 2 done.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(drawLog, { logid: 1, logtime: 1767196800, type: '3', index: '3' }).src; // => 'free'
 */
export const drawLog = v.object(drawLogFields);

/** What `drawLog` reads. */
export type DrawLog = v.InferOutput<typeof drawLog>;

/** JSON text: read it with `parseJsonText(text, drawConfig)`. */
export const getPddConfigInfoCall = readCall('getPddConfigInfo', {
  request: emptyRequest,
  response: jsonText,
});

/** The first element is the current round; no element, no round. */
export const getUserPddInfoCall = readCall('getUserPddInfo', {
  request: emptyRequest,
  response: tolerantListOf(userDraw),
});

/** Opens a round, or answers the one that runs. */
export const pddInitCall = writeCall('pddInit', { request: emptyRequest, response: userDraw });

/** Uses one spin. */
export const pddNewCall = writeCall('pddNew', {
  request: emptyRequest,
  response: v.object({ ...drawLogFields, user: userDraw }),
});

/** The round, its rules as plain text, and how many friends helped. */
export const getPddInfoCall = readCall('getPddInfo', {
  request: emptyRequest,
  response: v.object({ ...userDraw.entries, rules: textOrEmpty, helpers: countOrZero }),
});

/**
 * The player's own spins before `logId` (0 = from the newest), newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getLotteryLogListCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const getLotteryLogListCall = readCall('getLotteryLogList', {
  request: v.object({ logId: looseInteger }),
  response: listOf(drawLog),
});

/**
 * A payout of the draw, its player masked.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(drawPayout, { nick: 'L***a', am: '100', logtime: 1767196800 }).am; // => 100
 */
export const drawPayout = v.object({ nick: textOrEmpty, am: peso, logtime: looseInteger });

/**
 * What `drawPayout` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: DrawPayout = parse(drawPayout, { nick: 'L***a', am: '100', logtime: 1767196800 });
 * row.am; // => 100
 */
export type DrawPayout = v.InferOutput<typeof drawPayout>;

/** The latest payouts that really happened. */
export const pddPerListCall = readCall('pddPerList', {
  request: emptyRequest,
  response: tolerantListOf(drawPayout),
});

/**
 * A friend invited in this round, masked. `state`: 1 registered, 2 counted.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(drawFriend, { nick: 'R***n', logtime: 1767196800 }).state; // => 1
 */
export const drawFriend = v.object({
  nick: textOrEmpty,
  state: v.optional(looseInteger, 1),
  logtime: looseInteger,
});
export type DrawFriend = v.InferOutput<typeof drawFriend>;

/** The friends who were invited to a round of the draw. */
export const getSharePhoneCall = readCall('getSharePhone', {
  request: emptyRequest,
  response: tolerantListOf(drawFriend),
});

/**
 * Opens the mystery of a spin, or pays out the goal of a round: `logId` is that of the spin or of the round.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getPddCall.request, { logId: '70' }); // => { logId: 70 }
 */
export const getPddCall = writeCall('getPdd', {
  request: v.object({ logId: looseInteger }),
  response: v.object({ ...claimFields, user: userDraw }),
});
