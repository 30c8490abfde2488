import { fairChance } from '@kislap/domain';
import { verifyRound } from '@kislap/domain/games';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { fairRound, type fairSeed } from '../../database/tables/fairness';

type FairRoundRow = typeof fairRound.$inferSelect;
type Seed = Pick<
  typeof fairSeed.$inferSelect,
  'id' | 'seed' | 'commitment' | 'clientSeed' | 'gameCode' | 'rounds'
>;

/** The nonces of a seed whose rounds were settled otherwise than they come out of it, or are missing. */
export async function findBrokenRounds(database: Database, seed: Seed): Promise<readonly number[]> {
  const rows = await database.select().from(fairRound).where(eq(fairRound.seedId, seed.id));
  const byNonce = new Map(rows.map((row) => [row.nonce, row]));
  return Array.from({ length: seed.rounds }, (_, nonce) => nonce).filter((nonce) => {
    const row = byNonce.get(nonce);
    return row === undefined || !isSound(seed, row);
  });
}

function isSound(seed: Seed, row: FairRoundRow): boolean {
  if (row.state !== 'played') return true;
  if (row.drawn !== null) {
    return fairChance({ ...seed, nonce: row.nonce }).integer(Number(row.bet)) === row.drawn;
  }
  return wouldPay(seed, row) === row.win;
}

/** What a round pays by its seed; undefined when it cannot be worked out. */
export function wouldPay(seed: Seed, row: FairRoundRow): FairRoundRow['win'] | undefined {
  const { nonce, bet, stake, room } = row;
  const checked = verifyRound({ ...seed, nonce, bet, stake, room: room ?? undefined });
  return checked.ok ? checked.value.win : undefined;
}
