import type { ActiveAward } from '@kislap/domain';
import { getPayChannelCall } from '../contract/depositGifts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * The cache key of the bonuses in force.
 *
 * @example
 * activeAwardsKey(7); // => ['getPayChannel', 7]
 */
export function activeAwardsKey(userId: number): ReadKey {
  return ['getPayChannel', userId];
}

/**
 * Asks which channel bonuses are in force. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getActiveAwards())[0]?.awardPercent; // => 5
 */
export async function getActiveAwards(options?: CallOptions): Promise<readonly ActiveAward[]> {
  const { a_c: entries } = await callMain(getPayChannelCall, {}, options);
  return entries.map(({ pid, pt, award }) => ({ methodId: pid, mode: pt, awardPercent: award }));
}

/**
 * The channel bonuses in force; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useActiveAwards(7).data?.[0]?.awardPercent; // => 5
 */
export function useActiveAwards(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : activeAwardsKey(userId), () => getActiveAwards());
}
