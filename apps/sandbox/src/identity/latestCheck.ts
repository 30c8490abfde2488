import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { identityCheck } from '../database/tables/identityCheck';

/** What a player has sent last to prove who he is; `undefined` before that. */
export async function latestCheck(database: Database, playerId: number) {
  const [latest] = await database
    .select()
    .from(identityCheck)
    .where(eq(identityCheck.playerId, playerId))
    .orderBy(desc(identityCheck.id))
    .limit(1);
  return latest;
}
