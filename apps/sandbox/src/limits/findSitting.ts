import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { sitting } from '../database/tables/sitting';

/** A player's latest sitting at the games, over or not. */
export async function findSitting(database: Database, playerId: number) {
  const [row] = await database.select().from(sitting).where(eq(sitting.playerId, playerId));
  return row;
}
