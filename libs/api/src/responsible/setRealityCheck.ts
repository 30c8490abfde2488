import { rgSetCall } from '../contract/responsible';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { PlayLimits } from './PlayLimits';
import { playLimitsOf } from './playLimitsOf';

/**
 * How often a player can be told how long he has played, in minutes; 0 for never.
 *
 * @example
 * realityCheckMinutes.includes(30); // => true
 */
export const realityCheckMinutes = [15, 30, 60, 0] as const;

/**
 * Sets how often the player is told how long he has played and what it has cost. It holds at once, either way.
 *
 * @returns every limit as it is now
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await setRealityCheck(30);
 * operator.seen[0]?.call; // => 'rgSet'
 */
export async function setRealityCheck(
  minutes: (typeof realityCheckMinutes)[number],
  options?: CallOptions,
): Promise<PlayLimits> {
  return playLimitsOf(await callMain(rgSetCall, { kind: 'reality', value: minutes }, options));
}
