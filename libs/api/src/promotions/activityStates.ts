import { activityStateListCall } from '../contract/config';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';

/**
 * The cache key of what is switched on.
 *
 * @example
 * activityStatesKey; // => ['activityStateList']
 */
export const activityStatesKey: ReadKey = ['activityStateList'];

/**
 * Asks which activities are switched on.
 *
 * @returns the types that are on; a type that is not among them is off
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await getActivityStates(); // => [1, 9, 5, 7, 10, 13, 15, 19, 23, 27, 28]
 */
export async function getActivityStates(options?: CallOptions): Promise<readonly number[]> {
  const states = await callMain(activityStateListCall, {}, options);
  return states.filter(({ status }) => status === 1).map(({ activity_type: type }) => type);
}
