import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { journal } from '../database/tables/journal';

/** As many journals are checked in about a fifth of a second. */
const largestSmall = 20_000;

/** Whether checking the ledger takes longer than somebody who starts the operator should wait. */
export async function isLargeLedger(database: Database): Promise<boolean> {
  const [newest] = await database
    .select({ id: sql<number>`coalesce(max(${journal.id}), 0)`.mapWith(Number) })
    .from(journal);
  return (newest?.id ?? 0) > largestSmall;
}
