import type { EpochSeconds, Money } from '@kislap/domain';

/**
 * A win that the operator publishes; the player's name comes masked.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: RecentWin | undefined = (await getRecentWins())[0];
 * found?.nickname; // => 'L****a'
 */
export interface RecentWin {
  readonly gameCode: string;
  readonly gameName: string;
  readonly nickname: string;
  readonly win: Money;
  readonly at: EpochSeconds;
}
