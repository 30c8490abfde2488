import { rgInfoCall } from '../contract/responsible';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { PlayLimits } from './PlayLimits';
import { playLimitsOf } from './playLimitsOf';

/**
 * The cache key of a player's limits.
 *
 * @example
 * playLimitsKey(7); // => ['rgInfo', 7]
 */
export function playLimitsKey(userId: number): ReadKey {
  return ['rgInfo', userId];
}

/**
 * Asks for the player's limits. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getPlayLimits()).time?.minutes; // => 120
 */
export async function getPlayLimits(options?: CallOptions): Promise<PlayLimits> {
  return playLimitsOf(await callMain(rgInfoCall, {}, options));
}

/**
 * The player's limits; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * usePlayLimits(7).data?.time?.minutes; // => 120
 */
export function usePlayLimits(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : playLimitsKey(userId), () => getPlayLimits());
}
