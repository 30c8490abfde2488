import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import type { PlayerRow } from './PlayerRow';

/**
 * Reads a player for changing. Every movement of a player's money takes this lock first, so that what it decides
 * by (balance, deposit count, turnover) cannot change under it.
 */
export async function lockPlayer(transaction: Database, playerId: number): Promise<PlayerRow> {
  const [row] = await transaction.select().from(player).where(eq(player.id, playerId)).for('update');
  if (!row) throw new Error(`Unknown player ${playerId}`);
  return row;
}
