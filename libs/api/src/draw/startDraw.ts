import type { DrawRound } from '@kislap/domain';
import { pddInitCall } from '../contract/drawRound';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { drawRoundOf } from './drawRoundOf';

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
