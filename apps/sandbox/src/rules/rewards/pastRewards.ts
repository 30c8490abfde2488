import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { ActivityType } from '../../catalogue/activityType';
import type { Database } from '../../database/Database';
import { prize } from '../../database/tables/rewards';
import { manilaToday } from '../../kernel/manilaDays';

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
