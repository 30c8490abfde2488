import type { PayHint } from '@kislap/domain';
import { desc, eq, max } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { deposit } from '../database/tables/deposit';

const most = 5;

/** The channels a player deposited through, each once, the latest used first. */
export async function listPayHints(database: Database, playerId: number): Promise<readonly PayHint[]> {
  return await database
    .select({ methodId: deposit.methodId, channelCode: deposit.channel, mode: deposit.mode })
    .from(deposit)
    .where(eq(deposit.playerId, playerId))
    .groupBy(deposit.methodId, deposit.channel, deposit.mode)
    .orderBy(desc(max(deposit.id)))
    .limit(most);
}
