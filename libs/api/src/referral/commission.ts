import type { EpochSeconds, Money } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { bonusUserInfoCall, getTeamRewardCall } from '../contract/commission';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { moneyOfPeso, optionalInstant } from '../mapping/wireValues';
import { type ReadKey, useRead } from '../swr/useRead';

/**
 * Commission in sums.
 *
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const commission: Commission = await getCommission();
 * formatMoney(commission.today); // => '4.20'
 */
export interface Commission {
  readonly claimable: Money;
  /** Earned today so far; it opens tomorrow morning. */
  readonly today: Money;
  /** Since Monday, today included. */
  readonly week: Money;
  readonly total: Money;
  /** When more can be claimed. */
  readonly nextAt: EpochSeconds | undefined;
}

/**
 * The cache key of a player's commission.
 *
 * @example
 * commissionKey(7); // => ['bonusUserInfo', 7]
 */
export function commissionKey(userId: number): ReadKey {
  return ['bonusUserInfo', userId];
}

/**
 * Asks for the commission in sums. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await getCommission()).claimable); // => '47.08'
 */
export async function getCommission(options?: CallOptions): Promise<Commission> {
  const info = await callMain(bonusUserInfoCall, {}, options);
  return {
    claimable: moneyOfPeso(info.can),
    today: moneyOfPeso(info.today),
    week: moneyOfPeso(info.week),
    total: moneyOfPeso(info.all),
    nextAt: optionalInstant(info.next),
  };
}

/**
 * The player's commission in sums; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useCommission(7).data !== undefined; // => true
 */
export function useCommission(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : commissionKey(userId), () => getCommission());
}

/**
 * Takes all commission that is open.
 *
 * @throws AnswerError 1008 when none is | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takeCommission()).amount); // => '5.00'
 */
export async function takeCommission(options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getTeamRewardCall, { id: undefined }, options));
}
