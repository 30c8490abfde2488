import type { CallOptions } from '../http/CallOptions';
import type { Bet } from './Bet';
import { getBetDay, type BetQuery } from './getBetDay';

/**
 * Asks for every bet of a day, page after page, newest first.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const query = { day: '2026-01-01', types: [] };
 * (await getWholeBetDay(query))[0]?.gameCode; // => 'jeepney'
 */
export async function getWholeBetDay(query: BetQuery, options?: CallOptions): Promise<readonly Bet[]> {
  const all: Bet[] = [];
  for (let beforeId = 0; ;) {
    const { bets } = await getBetDay(query, beforeId, options);
    const older = beforeId === 0 ? bets : bets.filter(({ id }) => id < beforeId);
    if (older.length === 0) return all;
    all.push(...older);
    beforeId = Math.min(...older.map(({ id }) => id));
  }
}
