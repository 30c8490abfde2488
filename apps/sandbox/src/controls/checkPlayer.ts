import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import { Refusal } from '../kernel/Refusal';

/**
 * Looks whether a player exists: whoever makes a control call may name anybody.
 *
 * @throws Refusal `notFound`
 */
export async function checkPlayer(database: Database, userId: number): Promise<void> {
  const [found] = await database.select({ id: player.id }).from(player).where(eq(player.id, userId));
  if (!found) throw new Refusal('notFound', { field: 'userId' });
}
