import type { Rebate } from '@kislap/domain';
import { userDayFlowCall } from '../contract/rebate';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/**
 * The cache key of yesterday's rebate.
 *
 * @example
 * rebateKey(7); // => ['userDayFlow', 7]
 */
export function rebateKey(userId: number): ReadKey {
  return ['userDayFlow', userId];
}

/**
 * Asks for yesterday's rebate. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getRebate()).ratePercent; // => 0.6
 */
export async function getRebate(options?: CallOptions): Promise<Rebate> {
  const { FlGet, Amount, UserFlow, rate, day } = await callMain(userDayFlowCall, {}, options);
  return {
    isReceived: FlGet === 1,
    amount: moneyOfScore(Amount),
    ...definedFields({
      turnover: UserFlow === undefined ? undefined : moneyOfScore(UserFlow),
      ratePercent: rate,
      day: day === '' ? undefined : day,
    }),
  };
}

/**
 * Yesterday's rebate of the signed-in player; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useRebate(7).data?.ratePercent; // => 0.6
 */
export function useRebate(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : rebateKey(userId), () => getRebate());
}
