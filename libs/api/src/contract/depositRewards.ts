import * as v from 'valibot';
import { claimFields } from './claim';
import { asWrite, emptyRequest, readCall, writeCall } from './call';
import { epoch, looseInteger } from './loose/numbers';
import { looseText } from './loose/texts';
import { maybe, orElse } from './loose/optional';
import { listOf } from './loose/lists';
import { peso, pesoOrZero, score } from './loose/amounts';
import { askedFlag, askedInteger } from './loose/requests';

/**
 * One step: `have` of `need` pesos are there, `am` is given. `state`: 0 locked, 1 can be claimed, 2 claimed.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(rewardStep, { need: '500', have: '200', am: '20', state: '0' }).need; // => 500
 */
export const rewardStep = v.object({
  /** The step; 1 where there is one alone. */
  lv: orElse(looseInteger, 1),
  /** What the step needs, in pesos. */
  need: pesoOrZero,
  /** What of it is there. */
  have: pesoOrZero,
  /** What the step gives, in pesos. */
  am: pesoOrZero,
  /** 0 not yet, 1 to receive, 2 received. */
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
 * Tells the gifts for what was deposited today, step by step.
 *
 * @example
 * depInfoCall.path; // => '/api/web/depInfo'
 * depInfoCall.effect; // => 'read'
 */
export const depInfoCall = readCall('depInfo', {
  group: 'records',
  request: emptyRequest,
  response: v.object({
    /** The rows. */
    list: listOf(rewardStep),
    /** Deposits of today, in pesos. */
    DayDep: pesoOrZero,
    /** When it ends, in epoch seconds; 0 or none is no end. */
    etime: epoch,
  }),
});

/**
 * Receives the gift of one step.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(depGetCall.request, { lv: '2' }); // => { lv: 2 }
 */
export const depGetCall = writeCall('depGet', {
  group: 'records',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'notFound', 'switchedOff'],
  request: v.object({
    /** The step. */
    lv: askedInteger,
  }),
  response: v.object(claimFields),
});

const stepRequest = v.object({
  /** 0 looks, 1 receives. */
  isGet: askedFlag,
});
const stepAnswer = v.object({
  ...rewardStep.entries,
  /** When it ends, in epoch seconds; 0 or none is no end. */
  etime: epoch,
  /** The balance after receiving; missing when only looking. */
  Score: maybe(score),
  /** Turnover that came to be bet with it, in pesos. */
  needFlow: maybe(peso),
  /** The number under which it is found again, for a receipt; missing when only looking. */
  orderid: maybe(looseText),
});

/**
 * Looks at the gift for the first deposit of a day (`isGet` 0) or receives it (`isGet` 1): then `Score` is there,
 * and the call carries an idempotency key.
 *
 * @example
 * depGet27Call.path; // => '/api/web/depGet27'
 * depGet27Call.effect; // => 'read'
 */
export const depGet27Call = readCall('depGet27', {
  group: 'records',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'switchedOff'],
  request: stepRequest,
  response: stepAnswer,
});

/**
 * Claims the reward of the first deposit.
 *
 * @example
 * claimDepGet27Call.path; // => '/api/web/depGet27'
 * claimDepGet27Call.effect; // => 'write'
 */
export const claimDepGet27Call = asWrite(depGet27Call);

/**
 * Looks at what a week of games gives back (`isGet` 0) or receives it (`isGet` 1), in the same two ways.
 *
 * @example
 * depGet28Call.path; // => '/api/web/depGet28'
 * depGet28Call.effect; // => 'read'
 */
export const depGet28Call = readCall('depGet28', {
  group: 'records',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'switchedOff'],
  request: stepRequest,
  response: stepAnswer,
});

/**
 * Claims the reward for losses.
 *
 * @example
 * claimDepGet28Call.path; // => '/api/web/depGet28'
 * claimDepGet28Call.effect; // => 'write'
 */
export const claimDepGet28Call = asWrite(depGet28Call);
