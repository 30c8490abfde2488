import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest } from './emptyRequest';
import { listOf } from './loose/listOf';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { score } from './loose/score';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * One step: `have` of `need` pesos are there, `am` is given. `state`: 0 locked, 1 can be claimed, 2 claimed.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(rewardStep, { need: '500', have: '200', am: '20', state: '0' }).need; // => 500
 */
export const rewardStep = v.object({
  lv: v.optional(looseInteger, 1),
  need: pesoOrZero,
  have: pesoOrZero,
  am: pesoOrZero,
  state: v.pipe(looseInteger, v.picklist([0, 1, 2])),
});

/**
 * What `rewardStep` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: RewardStepRow = parse(rewardStep, { need: '500', have: '200', am: '20', state: '0' });
 * row.need; // => 500
 */
export type RewardStepRow = v.InferOutput<typeof rewardStep>;

/**
 * The gifts for what was deposited in one day; `etime` is when the day is over.
 *
 * @example
 * depInfoCall.path; // => '/api/web/depInfo'
 * depInfoCall.effect; // => 'read'
 */
export const depInfoCall = readCall('depInfo', {
  request: emptyRequest,
  response: v.object({ list: listOf(rewardStep), DayDep: pesoOrZero, etime: looseInteger }),
});

/**
 * Claims a step of the deposit ladder.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(depGetCall.request, { lv: '2' }); // => { lv: 2 }
 */
export const depGetCall = writeCall('depGet', {
  request: v.object({ lv: looseInteger }),
  response: v.object(claimFields),
});

const stepRequest = v.object({ isGet: looseFlag });
const stepAnswer = v.object({
  ...rewardStep.entries,
  etime: looseInteger,
  Score: maybe(score),
  needFlow: maybe(peso),
});

/**
 * The gift for the first deposit of a day. `isGet` 0 looks, 1 claims: then `Score` is there. One name on the wire, two
 * calls here: only a claim carries an idempotency key.
 *
 * @example
 * depGet27Call.path; // => '/api/web/depGet27'
 * depGet27Call.effect; // => 'read'
 */
export const depGet27Call = readCall('depGet27', { request: stepRequest, response: stepAnswer });

/**
 * Claims the reward of the first deposit.
 *
 * @example
 * claimDepGet27Call.path; // => '/api/web/depGet27'
 * claimDepGet27Call.effect; // => 'write'
 */
export const claimDepGet27Call = writeCall('depGet27', { request: stepRequest, response: stepAnswer });

/**
 * The gift for what a week's games have cost, in the same two ways.
 *
 * @example
 * depGet28Call.path; // => '/api/web/depGet28'
 * depGet28Call.effect; // => 'read'
 */
export const depGet28Call = readCall('depGet28', { request: stepRequest, response: stepAnswer });

/**
 * Claims the reward for losses.
 *
 * @example
 * claimDepGet28Call.path; // => '/api/web/depGet28'
 * claimDepGet28Call.effect; // => 'write'
 */
export const claimDepGet28Call = writeCall('depGet28', { request: stepRequest, response: stepAnswer });
