import { and, eq } from 'drizzle-orm';
import { activityType } from '../catalogue/activityType';
import type { Database } from '../database/Database';
import { prize } from '../database/tables/prize';

/** The ids of the players who have opened a packet. */
export async function packetTakers(database: Database, packetId: number): Promise<readonly number[]> {
  const rows = await database
    .select({ playerId: prize.playerId })
    .from(prize)
    .where(and(eq(prize.activityType, activityType.redPacket), eq(prize.claimKey, String(packetId))));
  return rows.map(({ playerId }) => playerId);
}
