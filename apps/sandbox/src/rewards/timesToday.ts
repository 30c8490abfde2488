import { and, count, eq, gte } from 'drizzle-orm';
import type { ActivityType } from '../catalogue/activityType';
import type { Database } from '../database/Database';
import { prize } from '../database/tables/prize';
import { manilaToday } from '../kernel/manilaToday';

/** How often an event has given a player something on the Manila day of `nowMs`. */
export async function timesToday(
  database: Database,
  playerId: number,
  { activityType, nowMs }: { readonly activityType: ActivityType; readonly nowMs: number },
): Promise<number> {
  const [row] = await database
    .select({ times: count() })
    .from(prize)
    .where(
      and(
        eq(prize.playerId, playerId),
        eq(prize.activityType, activityType),
        gte(prize.atMs, manilaToday(nowMs).startsAtMs),
      ),
    );
  return row?.times ?? 0;
}
