import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { fairRound, fairSeed } from '../../database/tables/fairness';
import { closeKey } from '../../ledger/once';
import type { SeedOwner } from '../fairness/seeds';
import { refuseTurn } from './takeTurn';

/** Longer than any bet takes to be played, or a ticket to be bought. */
const lostAfterMs = 60_000;

/**
 * Closes bets that were sent long ago and never settled, because the process ended in between: what comes under their
 * keys later is refused. Outside any transaction, as it waits for one that settles such a bet at this moment.
 */
export async function closeLostRounds(
  database: Database,
  { playerId, gameCode, nowMs }: Pick<SeedOwner, 'playerId' | 'gameCode' | 'nowMs'>,
): Promise<void> {
  const lost = await database
    .select({ roundId: fairRound.roundId, key: fairRound.key })
    .from(fairRound)
    .innerJoin(fairSeed, eq(fairSeed.id, fairRound.seedId))
    .where(
      and(
        eq(fairSeed.playerId, playerId),
        eq(fairSeed.gameCode, gameCode),
        eq(fairSeed.state, 'active'),
        eq(fairRound.state, 'sent'),
        lt(fairRound.atMs, nowMs - lostAfterMs),
      ),
    );
  for (const { roundId, key } of lost) {
    await closeKey(database, { scopes: [roundScope(playerId, gameCode)], key, atMs: nowMs });
    await refuseTurn(database, roundId);
  }
}

/** Whose rounds of which game share their keys. */
export function roundScope(playerId: number, gameCode: string): string {
  return `user:${playerId}:round:${gameCode}`;
}
