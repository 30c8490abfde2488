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

/** One step: `have` of `need` pesos are there, `am` is given. `state`: 0 locked, 1 can be claimed, 2 claimed. */
export const rewardStep = v.object({
  lv: v.optional(looseInteger, 1),
  need: pesoOrZero,
  have: pesoOrZero,
  am: pesoOrZero,
  state: v.pipe(looseInteger, v.picklist([0, 1, 2])),
});
export type RewardStepRow = v.InferOutput<typeof rewardStep>;

/** The gifts for what was deposited in one day; `etime` is when the day is over. */
export const depInfoCall = readCall('depInfo', {
  request: emptyRequest,
  response: v.object({ list: listOf(rewardStep), DayDep: pesoOrZero, etime: looseInteger }),
});

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
 */
export const depGet27Call = readCall('depGet27', { request: stepRequest, response: stepAnswer });
export const claimDepGet27Call = writeCall('depGet27', { request: stepRequest, response: stepAnswer });

/** The gift for what a week's games have cost, in the same two ways. */
export const depGet28Call = readCall('depGet28', { request: stepRequest, response: stepAnswer });
export const claimDepGet28Call = writeCall('depGet28', { request: stepRequest, response: stepAnswer });
