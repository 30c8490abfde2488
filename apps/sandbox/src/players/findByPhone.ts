import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import type { PlayerRow } from './PlayerRow';

/** The player with a phone, given with its area code. */
export async function findByPhone(database: Database, phone: string): Promise<PlayerRow | undefined> {
  const [row] = await database.select().from(player).where(eq(player.phone, phone));
  return row;
}
