import type { Relief } from '@kislap/domain';
import { userAlmsCall } from '../contract/relief';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import { reliefStateOf } from './reliefStateOf';

/**
 * The cache key of the player's relief.
 *
 * @example
 * reliefKey(7); // => ['userAlms', 7]
 */
export function reliefKey(userId: number): ReadKey {
  return ['userAlms', userId];
}

/**
 * Asks whether there is relief for an empty balance. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getRelief()).max; // => 3
 */
export async function getRelief(options?: CallOptions): Promise<Relief> {
  const { times, max, am, below, state } = await callMain(userAlmsCall, {}, options);
  return { times, max, amount: moneyOfPeso(am), below: moneyOfPeso(below), state: reliefStateOf(state) };
}

/**
 * The signed-in player's relief; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useRelief(7).data?.max; // => 3
 */
export function useRelief(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : reliefKey(userId), () => getRelief());
}
