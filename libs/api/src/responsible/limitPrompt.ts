import { rgPromptCall } from '../contract/spending';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { type PlayLimits, playLimitsOf } from './playLimits';

/**
 * Says that the question for a deposit limit is answered: `set` once one was set, `none` for no limit.
 *
 * @returns every limit as it is now
 * @throws OfflineError | AnswerError 1001 no limit is set | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await answerLimitPrompt('none');
 * operator.seen[0]?.fields; // => { answer: 'none' }
 */
export async function answerLimitPrompt(answer: 'set' | 'none', options?: CallOptions): Promise<PlayLimits> {
  return playLimitsOf(await callMain(rgPromptCall, { answer }, options));
}
