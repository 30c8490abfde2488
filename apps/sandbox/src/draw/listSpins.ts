import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { drawSpin } from '../database/tables/drawSpin';
import type { DrawSpinRow } from './spinWheel';

const pageSize = 20;

/** A player's spins before an id (0 = from the newest), newest first. */
export async function listSpins(
  database: Database,
  playerId: number,
  beforeId: number,
): Promise<readonly DrawSpinRow[]> {
  return await database
    .select()
    .from(drawSpin)
    .where(and(eq(drawSpin.playerId, playerId), beforeId > 0 ? lt(drawSpin.id, beforeId) : undefined))
    .orderBy(desc(drawSpin.id))
    .limit(pageSize);
}
