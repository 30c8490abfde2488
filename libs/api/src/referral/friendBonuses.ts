import { type EpochSeconds, epochSecondsFrom, type Money } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { getShareDepCall, shareDepCall } from '../contract/referral';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

/**
 * What one friend brought the player.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const bonus: FriendBonus | undefined = (await getFriendBonuses()).friends[0];
 * bonus?.isClaimed; // => false
 */
export interface FriendBonus {
  /** Masked by the operator. */
  readonly nickname: string;
  /** Zero while there is none. */
  readonly firstDeposit: Money;
  readonly bonus: Money;
  readonly at: EpochSeconds;
  readonly isClaimed: boolean;
}

/**
 * What friends brought, and what of it waits to be claimed.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: FriendBonuses = await getFriendBonuses();
 * found.friends[0]?.nickname; // => 'K**o'
 */
export interface FriendBonuses {
  readonly friends: readonly FriendBonus[];
  readonly claimable: Money;
  readonly received: Money;
}

/**
 * The cache key of what friends brought.
 *
 * @example
 * friendBonusesKey(7); // => ['shareDep', 7]
 */
export function friendBonusesKey(userId: number): ReadKey {
  return ['shareDep', userId];
}

/**
 * Asks what friends brought, newest first. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getFriendBonuses()).friends[0]?.nickname; // => 'K**o'
 */
export async function getFriendBonuses(options?: CallOptions): Promise<FriendBonuses> {
  const { list, can, got } = await callMain(shareDepCall, {}, options);
  return {
    friends: list.map((row) => ({
      nickname: row.nick,
      firstDeposit: moneyOfPeso(row.dep),
      bonus: moneyOfPeso(row.am),
      at: epochSecondsFrom(row.logtime),
      isClaimed: row.state === 2,
    })),
    claimable: moneyOfPeso(can),
    received: moneyOfPeso(got),
  };
}

/**
 * Takes every bonus of a friend that is open.
 *
 * @throws AnswerError 1008 when none is | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takeFriendBonuses()).amount); // => '30.00'
 */
export async function takeFriendBonuses(options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getShareDepCall, {}, options));
}
