import type { DrawRound } from '@kislap/domain';
import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getPddCall } from '../contract/drawRound';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { drawRoundOf } from './drawRoundOf';

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
