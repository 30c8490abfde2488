import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../src/database/Database';
import { rowsOf } from './rowsOf';

const stand = v.object({
  deposit: v.number(),
  withdrawal: v.number(),
  bet: v.number(),
  prize: v.number(),
  spin: v.number(),
  player: v.number(),
  notice: v.number(),
});

/** The highest id of each record. */
export type Stand = v.InferOutput<typeof stand>;

/** Where the records stand now. */
export async function standOf(database: Database): Promise<Stand> {
  const [row] = await rowsOf(
    database,
    sql`SELECT (SELECT coalesce(max(id), 0) FROM deposit)::float8 AS deposit,
      (SELECT coalesce(max(id), 0) FROM withdrawal)::float8 AS withdrawal,
      (SELECT coalesce(max(id), 0) FROM bet)::float8 AS bet,
      (SELECT coalesce(max(id), 0) FROM prize)::float8 AS prize,
      (SELECT coalesce(max(id), 0) FROM draw_spin)::float8 AS spin,
      (SELECT coalesce(max(id), 0) FROM player)::float8 AS player,
      (SELECT coalesce(max(id), 0) FROM deposit_notice)::float8 AS notice`,
  );
  return v.parse(stand, row);
}
