import { rgSetCall } from '../contract/responsible';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { PlayLimits } from './PlayLimits';
import { playLimitsOf } from './playLimitsOf';

/**
 * Sets how many minutes a day the player lets himself play; `undefined` for no limit. Fewer apply at once; more wait a
 * day and have to be asked for once more then.
 *
 * @returns every limit as it is now
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await setTimeLimit(120);
 * operator.seen[0]?.call; // => 'rgSet'
 */
export async function setTimeLimit(minutes: number | undefined, options?: CallOptions): Promise<PlayLimits> {
  return playLimitsOf(await callMain(rgSetCall, { kind: 'session', value: minutes }, options));
}
