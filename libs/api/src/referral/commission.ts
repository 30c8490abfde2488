import type { EpochSeconds, Money } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { bonusUserInfoCall, getTeamRewardCall } from '../contract/commission';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso, optionalInstant } from '../mapping/wireValues';

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
