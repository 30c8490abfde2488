import { type DrawRound, drawStateOf, epochSecondsFrom } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import {
  getPddCall,
  getPddInfoCall,
  getUserPddInfoCall,
  pddInitCall,
  type UserDraw,
} from '../contract/drawRound';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { AnswerError } from '../http/errors';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

/** Reads a player's round. */
export function drawRoundOf(wire: UserDraw): DrawRound {
  return {
    id: wire.logid,
    collected: moneyOfPeso(wire.am),
    goal: moneyOfPeso(wire.goal),
    spinsLeft: wire.times,
    endsAt: epochSecondsFrom(wire.etime),
    state: drawStateOf(wire.state),
    friends: wire.invites,
  };
}

/**
 * The cache key of a player's current round.
 *
 * @example
 * drawRoundKey(7); // => ['getUserPddInfo', 7]
 */
export function drawRoundKey(userId: number): ReadKey {
  return ['getUserPddInfo', userId];
}

/**
 * Asks for the player's current round: the first of the list. An operator that refuses means that there is none.
 *
 * @returns the round, or `null`
 * @throws OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDrawRound())?.spinsLeft; // => 2
 */
export async function getDrawRound(options?: CallOptions): Promise<DrawRound | null> {
  try {
    const [current] = await callMain(getUserPddInfoCall, {}, options);
    return current === undefined ? null : drawRoundOf(current);
  } catch (error) {
    if (error instanceof AnswerError) return null;
    throw error;
  }
}

/**
 * Opens a round, or answers the one that runs. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await startDraw()).state; // => 'running'
 */
export async function startDraw(options?: CallOptions): Promise<DrawRound> {
  return drawRoundOf(await callMain(pddInitCall, {}, options));
}

/**
 * What came out, and the round after it.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const collected: CollectedDraw = await collectDraw(70);
 * collected.round.state; // => 'running'
 */
export interface CollectedDraw extends Claim {
  readonly round: DrawRound;
}

/**
 * Opens the mystery of a spin, or pays the goal of a round into the balance.
 *
 * @param logId the id of the spin or of the round
 * @throws AnswerError 1008 not to be had, 1009 had before, 1010 the round is over | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await collectDraw(70)).round.state; // => 'running'
 */
export async function collectDraw(logId: number, options?: CallOptions): Promise<CollectedDraw> {
  const { user, ...given } = await callMain(getPddCall, { logId }, options);
  return { ...claimOf(given), round: drawRoundOf(user) };
}

/**
 * What the operator says about the draw.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: DrawInfo = await getDrawInfo();
 * found.helpers; // => 1
 */
export interface DrawInfo {
  /** Plain text with line breaks, in the player's language; may be empty. */
  readonly rules: string;
  /** Friends who have added a spin to this round. */
  readonly helpers: number;
}

/**
 * The cache key of what the operator says about a player's draw.
 *
 * @example
 * drawInfoKey(7); // => ['getPddInfo', 7]
 */
export function drawInfoKey(userId: number): ReadKey {
  return ['getPddInfo', userId];
}

/**
 * Asks for the rules in the operator's own words. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDrawInfo()).helpers; // => 1
 */
export async function getDrawInfo(options?: CallOptions): Promise<DrawInfo> {
  const { rules, helpers } = await callMain(getPddInfoCall, {}, options);
  return { rules, helpers };
}
