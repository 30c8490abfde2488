import { and, eq } from 'drizzle-orm';
import type { ActivityType } from '../catalogue/activityType';
import type { Database } from '../database/Database';
import { prize } from '../database/tables/prize';

/** Whether a player was given something before. */
export async function hasPrize(
  database: Database,
  playerId: number,
  { activityType, claimKey }: { readonly activityType: ActivityType; readonly claimKey: string },
): Promise<boolean> {
  const [given] = await database
    .select({ id: prize.id })
    .from(prize)
    .where(
      and(eq(prize.playerId, playerId), eq(prize.activityType, activityType), eq(prize.claimKey, claimKey)),
    );
  return given !== undefined;
}
