import type { Money } from '@kislap/domain';
import { shareBoardCall } from '../contract/referral';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

/**
 * A place in the ranking of the week's inviters.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: RankedInviter | undefined = (await getInviterRanking(7))[0];
 * found?.nickname; // => 'M***a'
 */
export interface RankedInviter {
  readonly place: number;
  /** Masked by the operator. */
  readonly nickname: string;
  readonly avatarId: number;
  readonly friends: number;
  readonly earned: Money;
  readonly isOwn: boolean;
}

/**
 * The cache key of the ranking as a player sees it.
 *
 * @example
 * inviterRankingKey(7); // => ['shareBoard', 7]
 */
export function inviterRankingKey(userId: number): ReadKey {
  return ['shareBoard', userId];
}

/**
 * Asks for the ranking of the week: the first twenty, and the player's own place wherever it is.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getInviterRanking(7))[0]?.nickname; // => 'M***a'
 */
export async function getInviterRanking(
  userId: number,
  options?: CallOptions,
): Promise<readonly RankedInviter[]> {
  const rows = await callMain(shareBoardCall, {}, options);
  return rows.map((row) => ({
    place: row.rank,
    nickname: row.nick,
    avatarId: row.FaceID,
    friends: row.num,
    earned: moneyOfPeso(row.am),
    isOwn: row.UserID === userId,
  }));
}
