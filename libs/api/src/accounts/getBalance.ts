import type { Money } from '@kislap/domain';
import { getUserScoreCall } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/** The cache key of the player's balance. */
export function balanceKey(userId: number): ReadKey {
  return ['getUserScore', userId];
}

/** Asks for the balance alone: the quick way. @throws OfflineError | AnswerError | ContractError */
export async function getBalance(options?: CallOptions): Promise<Money> {
  return moneyOfScore((await callMain(getUserScoreCall, {}, options)).Score);
}

/** The balance of the signed-in player; nothing for a guest. */
export function useBalance(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : balanceKey(userId), () => getBalance());
}
