import { reliefStateOf, type Relief } from '@kislap/domain';
import { userAlmsCall } from '../contract/relief';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/** The cache key of the player's relief. */
export function reliefKey(userId: number): ReadKey {
  return ['userAlms', userId];
}

/** Asks whether there is relief for an empty balance. @throws OfflineError | AnswerError | ContractError */
export async function getRelief(options?: CallOptions): Promise<Relief> {
  const { times, max, am, below, state } = await callMain(userAlmsCall, {}, options);
  return { times, max, amount: moneyOfPeso(am), below: moneyOfPeso(below), state: reliefStateOf(state) };
}

/** The signed-in player's relief; nothing for a guest. */
export function useRelief(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : reliefKey(userId), () => getRelief());
}
