import type { CallOptions } from '../http/CallOptions';
import type { Bet } from './Bet';
import { getBetDay, type BetQuery } from './getBetDay';

/**
 * Asks for every bet of a day, page after page, newest first.
 *
 * @throws OfflineError | AnswerError | ContractError
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
