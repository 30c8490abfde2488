import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest } from './emptyRequest';
import { listOf } from './loose/listOf';
import { countOrZero } from './loose/countOrZero';
import { looseInteger } from './loose/looseInteger';
import { pesoOrZero } from './loose/pesoOrZero';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

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

/**
 * What `userDraw` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const round: UserDraw = parse(userDraw, { logid: 70, am: '62.5', goal: '100' });
 * round.goal; // => 100
 */
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

/**
 * What `drawLog` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const spin: DrawLog = parse(drawLog, { logid: 1, logtime: 1767196800, type: '1', am: '8', index: '0' });
 * spin.am; // => 8
 */
export type DrawLog = v.InferOutput<typeof drawLog>;

/**
 * The first element is the current round; no element, no round.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getUserPddInfoCall.response, [{ logid: 70, times: '2' }])[0]?.times; // => 2
 * parse(getUserPddInfoCall.response, null); // => []
 */
export const getUserPddInfoCall = readCall('getUserPddInfo', {
  request: emptyRequest,
  response: tolerantListOf(userDraw),
});

/**
 * Opens a round, or answers the one that runs.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(pddInitCall.response, { logid: '71', goal: '100' }).logid; // => 71
 */
export const pddInitCall = writeCall('pddInit', { request: emptyRequest, response: userDraw });

/**
 * Uses one spin.
 *
 * @example
 * import { parse } from 'valibot';
 * const spin = { logid: 75, logtime: 1767196800, type: 1, am: '8', index: 0, user: { times: '1' } };
 * parse(pddNewCall.response, spin).user.times; // => 1
 */
export const pddNewCall = writeCall('pddNew', {
  request: emptyRequest,
  response: v.object({ ...drawLogFields, user: userDraw }),
});

/**
 * The round, its rules as plain text, and how many friends helped.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getPddInfoCall.response, { logid: 70, helpers: '1' }).helpers; // => 1
 */
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
