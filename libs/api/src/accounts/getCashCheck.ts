import type { CashCheck } from '@kislap/domain';
import { userCashCheckCall } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { cashCheckOf } from '../mapping/cashCheckOf';

/**
 * The cache key of the facts a withdrawal is checked against.
 *
 * @example
 * cashCheckKey(7); // => ['userCashCheck', 7]
 */
export function cashCheckKey(userId: number): ReadKey {
  return ['userCashCheck', userId];
}

/**
 * Asks for deposits made and turnover done. A withdrawal asks afresh at submit.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getCashCheck()).depositCount; // => 2
 */
export async function getCashCheck(options?: CallOptions): Promise<CashCheck> {
  return cashCheckOf(await callMain(userCashCheckCall, {}, options));
}
