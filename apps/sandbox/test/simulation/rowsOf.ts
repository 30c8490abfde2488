import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../src/database/Database';

const answered = v.object({ rows: v.array(v.unknown()) });

/** The rows of a query, as the driver of either database gives them. */
export async function rowsOf(database: Database, query: SQL): Promise<readonly unknown[]> {
  return v.parse(answered, await database.execute(query)).rows;
}
