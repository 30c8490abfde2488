import { rgCheckCall } from '../contract/realityCheck';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { type PlayLimits, playLimitsOf } from './playLimits';
import { awayAccessOf, type AwayAccess } from './selfExclusion';

/**
 * What a player says to a reality check: plays on, stops, or stops for 24 hours.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const answer: RealityCheckAnswer = 'go';
 * (await answerRealityCheck({ no: 1, answer })).time?.minutes; // => 120
 */
export type RealityCheckAnswer = 'go' | 'stop' | 'break';

/**
 * Answers the reality check of this number. `stop` ends the play session and every open game, `break` the login session
 * as well.
 *
 * @returns every limit as it is now, the next check if that is due by now, and after `break` the token that pays out, if
 *   the operator hands one out
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await answerRealityCheck({ no: 2, answer: 'stop' });
 * operator.seen[0]?.fields; // => { no: '2', answer: 'stop' }
 */
export async function answerRealityCheck(
  request: { readonly no: number; readonly answer: RealityCheckAnswer },
  options?: CallOptions,
): Promise<PlayLimits & { readonly access?: AwayAccess | undefined }> {
  const limits = await callMain(rgCheckCall, request, options);
  return { ...playLimitsOf(limits), access: limits.away && awayAccessOf({ data: limits.away }) };
}
