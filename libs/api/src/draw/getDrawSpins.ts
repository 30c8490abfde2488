import { getLotteryLogListCall } from '../contract/drawRound';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRecordLog } from '../swr/useRecordLog';
import type { DrawSpin } from './DrawSpin';
import { drawSpinOf } from './drawSpinOf';

/**
 * The cache key of a player's own spins, without their page.
 *
 * @example
 * drawSpinsKey(7); // => ['getLotteryLogList', 7]
 */
export function drawSpinsKey(userId: number): ReadKey {
  return ['getLotteryLogList', userId];
}

/**
 * Asks for a page of the player's own spins, newest first.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDrawSpins(0))[0]?.kind; // => 'mystery'
 */
export async function getDrawSpins(beforeId: number, options?: CallOptions): Promise<readonly DrawSpin[]> {
  return (await callMain(getLotteryLogListCall, { logId: beforeId }, options)).map(drawSpinOf);
}

/**
 * The player's own spins; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDrawSpins(7).rows[0]?.kind; // => 'mystery'
 */
export function useDrawSpins(userId: number | undefined) {
  return useRecordLog(userId === undefined ? undefined : drawSpinsKey(userId), (id) => getDrawSpins(id));
}
