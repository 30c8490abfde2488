import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { drawRound } from '../database/tables/drawRound';
import type { DrawRoundRow } from './DrawRoundRow';

/** A player's latest round, whatever became of it; nothing before the first one. */
export async function latestRound(database: Database, playerId: number): Promise<DrawRoundRow | undefined> {
  const [row] = await database
    .select()
    .from(drawRound)
    .where(eq(drawRound.playerId, playerId))
    .orderBy(desc(drawRound.id))
    .limit(1);
  return row;
}
