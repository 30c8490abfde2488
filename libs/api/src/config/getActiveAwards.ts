import type { ActiveAward } from '@kislap/domain';
import { getPayChannelCall } from '../contract/config';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/** The cache key of the bonuses in force. */
export function activeAwardsKey(userId: number): ReadKey {
  return ['getPayChannel', userId];
}

/** Asks which channel bonuses are in force. @throws OfflineError | AnswerError | ContractError */
export async function getActiveAwards(options?: CallOptions): Promise<readonly ActiveAward[]> {
  const { a_c: entries } = await callMain(getPayChannelCall, {}, options);
  return entries.map(({ pid, pt, award }) => ({ methodId: pid, mode: pt, awardPercent: award }));
}

/** The channel bonuses in force; nothing for a guest. */
export function useActiveAwards(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : activeAwardsKey(userId), () => getActiveAwards());
}
