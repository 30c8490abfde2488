import { type EpochSeconds, epochSecondsFrom, type Money } from '@kislap/domain';
import { gameLogCall } from '../contract/games';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfScore } from '../mapping/wireValues';

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

/**
 * The cache key of the public ticker.
 *
 * @example
 * recentWinsKey; // => ['gameLog']
 */
export const recentWinsKey: ReadKey = ['gameLog'];

/**
 * Asks for the public ticker of wins. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getRecentWins())[0]?.nickname; // => 'L****a'
 */
export async function getRecentWins(options?: CallOptions): Promise<readonly RecentWin[]> {
  const wins = await callMain(gameLogCall, {}, options);
  return wins.map((win) => ({
    gameCode: win.gc,
    gameName: win.name,
    nickname: win.nick,
    win: moneyOfScore(win.WinScore),
    at: epochSecondsFrom(win.logtime),
  }));
}
