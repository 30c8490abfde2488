import type { HarmLevel } from '@kislap/domain';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { harm } from '../../database/tables/harm';

/** How far the operator can go. */
export const harmLevels = v.picklist([0, 1, 2, 3]);

/** How far the operator goes with a player. */
export async function harmLevelOf(database: Database, playerId: number): Promise<HarmLevel> {
  const [row] = await harmOf(database, { playerId });
  return v.parse(harmLevels, row?.level ?? 0);
}

/** What is kept of one player, if anything. */
export const harmOf = createQuery((database) =>
  database
    .select()
    .from(harm)
    .where(eq(harm.playerId, sql.placeholder('playerId')))
    .prepare('harm_of_player'),
);
