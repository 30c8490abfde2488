import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest, readCall, writeCall } from './call';
import { countOrZero, epoch, epochOrZero, looseInteger } from './loose/numbers';
import { orElse } from './loose/optional';
import { listOf, tolerantListOf } from './loose/lists';
import { pesoOrZero } from './loose/amounts';
import { textOrEmpty } from './loose/texts';
import { askedInteger } from './loose/requests';

/**
 * A player's round. `state`: 0 none, 1 running, 2 goal reached, 3 paid, 4 ended; `etime` in epoch seconds.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(userDraw, { logid: 70, am: '62.5', goal: '100', times: '2' }).am; // => 62.5
 */
export const userDraw = v.object({
  /** Its number; lists are paged by it. */
  logid: countOrZero,
  /** What is collected, in pesos. */
  am: pesoOrZero,
  /** The goal of the round, in pesos. */
  goal: pesoOrZero,
  /** Spins left. */
  times: countOrZero,
  /** When it ends, in epoch seconds; 0 or none is no end. */
  etime: epochOrZero,
  /** The round: 0 none, 1 running, 2 goal reached, 3 paid, 4 ended. */
  state: countOrZero,
  /** Friends invited in this round. */
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
  /** Its number; lists are paged by it. */
  logid: looseInteger,
  /** When, in epoch seconds. */
  logtime: epoch,
  /** 1 cash, 2 thanks, 3 mystery, 4 fixed amount. */
  type: looseInteger,
  /** What the spin adds, in pesos. */
  am: pesoOrZero,
  /** The segment of the wheel, 0 at the top, clockwise. */
  index: looseInteger,
  /** What the spin came from. */
  src: v.optional(v.fallback(v.picklist(['free', 'invite', 'deposit']), 'free'), 'free'),
  /** 1 a mystery to open, 2 done. */
  state: orElse(looseInteger, 2),
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
 * Tells the current round as the first element; no element is no round.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getUserPddInfoCall.response, [{ logid: 70, times: '2' }])[0]?.times; // => 2
 * parse(getUserPddInfoCall.response, null); // => []
 */
export const getUserPddInfoCall = readCall('getUserPddInfo', {
  group: 'draw',
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
export const pddInitCall = writeCall('pddInit', {
  group: 'draw',
  kind: 'E',
  refusals: ['switchedOff'],
  request: emptyRequest,
  response: userDraw,
});

/**
 * Uses one spin.
 *
 * @example
 * import { parse } from 'valibot';
 * const spin = { logid: 75, logtime: 1767196800, type: 1, am: '8', index: 0, user: { times: '1' } };
 * parse(pddNewCall.response, spin).user.times; // => 1
 */
export const pddNewCall = writeCall('pddNew', {
  group: 'draw',
  kind: 'E',
  refusals: ['notEligible', 'ended', 'switchedOff'],
  request: emptyRequest,
  response: v.object({
    ...drawLogFields,
    /** The round after it. */
    user: userDraw,
  }),
});

/**
 * Tells the round with its rules.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getPddInfoCall.response, { logid: 70, helpers: '1' }).helpers; // => 1
 */
export const getPddInfoCall = readCall('getPddInfo', {
  group: 'draw',
  request: emptyRequest,
  response: v.object({
    ...userDraw.entries,
    /** The rules. */
    rules: textOrEmpty,
    /** How many friends helped. */
    helpers: countOrZero,
  }),
});

/**
 * Lists the own spins, newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getLotteryLogListCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const getLotteryLogListCall = readCall('getLotteryLogList', {
  group: 'draw',
  paging: { by: 'before', field: 'logId', id: 'logid', rows: '', size: 20 },
  request: v.object({
    /** Where the page begins. */
    logId: askedInteger,
  }),
  response: listOf(drawLog),
});

/**
 * Opens a mystery spin, or pays a round out whose goal is reached.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getPddCall.request, { logId: '70' }); // => { logId: 70 }
 */
export const getPddCall = writeCall('getPdd', {
  group: 'draw',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'ended', 'switchedOff'],
  request: v.object({
    /** The number of the spin, or of the round. */
    logId: askedInteger,
  }),
  response: v.object({
    ...claimFields,
    /** The round after it. */
    user: userDraw,
  }),
});
