import { minutesPlayed } from '@kislap/domain';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/bet';
import type { Period } from './periodOf';

const minuteMs = 60_000;

/** How many minutes of a period a player has played, as far as his rounds tell. */
export async function minutesIn(
  database: Database,
  playerId: number,
  { startsAtMs, endsAtMs }: Period,
): Promise<number> {
  const minute = sql<number>`(${bet.atMs} / ${minuteMs}::bigint)::integer`;
  const rows = await database
    .selectDistinct({ minute })
    .from(bet)
    .where(and(eq(bet.playerId, playerId), gte(bet.atMs, startsAtMs), lt(bet.atMs, endsAtMs)))
    .orderBy(sql`1`);
  return minutesPlayed(rows.map((row) => row.minute));
}
