import type { Money } from '@kislap/domain';
import { getUserScoreCall } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * The cache key of the player's balance.
 *
 * @example
 * balanceKey(7); // => ['getUserScore', 7]
 */
export function balanceKey(userId: number): ReadKey {
  return ['getUserScore', userId];
}

/**
 * Asks for the balance alone: the quick way. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney(await getBalance()); // => '12,345.67'
 */
export async function getBalance(options?: CallOptions): Promise<Money> {
  return moneyOfScore((await callMain(getUserScoreCall, {}, options)).Score);
}

/**
 * The balance of the signed-in player; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useBalance(7).data; // => 123456780
 */
export function useBalance(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : balanceKey(userId), () => getBalance());
}
