import type { DrawRound } from '@kislap/domain';
import { getUserPddInfoCall } from '../contract/drawRound';
import { AnswerError } from '../http/AnswerError';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import { drawRoundOf } from './drawRoundOf';

/**
 * The cache key of a player's current round.
 *
 * @example
 * drawRoundKey(7); // => ['getUserPddInfo', 7]
 */
export function drawRoundKey(userId: number): ReadKey {
  return ['getUserPddInfo', userId];
}

/**
 * Asks for the player's current round: the first of the list. An operator that refuses means that there is none.
 *
 * @returns the round, or `null`
 * @throws OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDrawRound())?.spinsLeft; // => 2
 */
export async function getDrawRound(options?: CallOptions): Promise<DrawRound | null> {
  try {
    const [current] = await callMain(getUserPddInfoCall, {}, options);
    return current === undefined ? null : drawRoundOf(current);
  } catch (error) {
    if (error instanceof AnswerError) return null;
    throw error;
  }
}

/**
 * The player's current round; `null` when there is none, nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDrawRound(7).data?.spinsLeft; // => 2
 */
export function useDrawRound(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : drawRoundKey(userId), () => getDrawRound());
}
