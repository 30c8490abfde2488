import type { CashCheck } from '@kislap/domain';
import { userCashCheckCall } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { moneyOfPeso, optionalMoney } from '../mapping/wireValues';
import { type ReadKey, useRead } from '../swr/useRead';

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
  const check = await callMain(userCashCheckCall, {}, options);
  return {
    depositCount: check.DepCount,
    neededTurnover: moneyOfPeso(check.needFlow),
    doneTurnover: moneyOfPeso(check.BetFlow),
    today: { amountLeft: optionalMoney(check.wdwLeft), timesLeft: check.wdwTimes },
  };
}

/**
 * Deposits made and turnover done, as last told; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useCashCheck(7).data?.depositCount; // => 2
 */
export function useCashCheck(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : cashCheckKey(userId), () => getCashCheck());
}
