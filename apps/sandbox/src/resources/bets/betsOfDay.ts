import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { gameListing } from '../../catalogue/gameListing';
import { bet } from '../../database/tables/bet';
import { manilaDayMs, manilaDayStart } from '../../kernel/manilaDayStart';

/** Whose bets of which Manila day. */
export interface DayOfPlayer {
  readonly playerId: number;
  readonly day: string;
}

/**
 * The condition for the bets of a player in one Manila day.
 *
 * @param types codes of categories and studios, parted by commas; a bet that is of any of them counts
 */
export function betsOfDay({ playerId, day }: DayOfPlayer, types?: string): SQL | undefined {
  const startMs = manilaDayStart(day);
  return and(
    eq(bet.playerId, playerId),
    gte(bet.atMs, startMs),
    lt(bet.atMs, startMs + manilaDayMs),
    types === undefined ? undefined : inArray(bet.gameCode, gamesOf(types.split(','))),
  );
}

function gamesOf(types: readonly string[]): string[] {
  return gameListing
    .filter(({ category, studio }) => types.includes(category) || types.includes(studio))
    .map(({ code }) => code);
}
