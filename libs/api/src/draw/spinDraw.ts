import type { DrawRound } from '@kislap/domain';
import { pddNewCall } from '../contract/drawRound';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { drawRoundOf } from './drawRoundOf';
import type { DrawSpin } from './DrawSpin';
import { drawSpinOf } from './drawSpinOf';

/**
 * A spin, and the round after it.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const spun: SpunDraw = await spinDraw();
 * spun.round.state; // => 'running'
 */
export interface SpunDraw {
  readonly spin: DrawSpin;
  readonly round: DrawRound;
}

/**
 * Uses one spin. Repeated with the same idempotency key it answers the same prize and uses nothing.
 *
 * @throws AnswerError 1008 without a spin, 1010 when the round is over | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await spinDraw()).round.state; // => 'running'
 */
export async function spinDraw(options?: CallOptions): Promise<SpunDraw> {
  const { user, ...log } = await callMain(pddNewCall, {}, options);
  return { spin: drawSpinOf(log), round: drawRoundOf(user) };
}
