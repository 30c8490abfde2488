import { and, eq, inArray } from 'drizzle-orm';
import type { ActivityType } from '../catalogue/activityType';
import type { Database } from '../database/Database';
import { prize } from '../database/tables/prize';

/** Which of these claim keys an event has already given a player. */
export async function givenAmong(
  database: Database,
  playerId: number,
  { activityType, claimKeys }: { readonly activityType: ActivityType; readonly claimKeys: readonly string[] },
): Promise<ReadonlySet<string>> {
  const given = await database
    .select({ claimKey: prize.claimKey })
    .from(prize)
    .where(
      and(
        eq(prize.playerId, playerId),
        eq(prize.activityType, activityType),
        inArray(prize.claimKey, [...claimKeys]),
      ),
    );
  return new Set(given.map(({ claimKey }) => claimKey));
}
