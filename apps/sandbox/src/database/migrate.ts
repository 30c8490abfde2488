import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './Database';
import { migrations } from './migrations';
import { transact } from './transact';

const migration = pgTable('migration', { id: text('id').primaryKey() });
const migrationLock = 5_215_419;

/** Brings the schema up to date. Safe to run from several processes at once: they take turns. */
export async function migrate(database: Database): Promise<void> {
  await transact(database, async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await transaction.execute(sql`CREATE TABLE IF NOT EXISTS migration (id text PRIMARY KEY)`);
    const applied = new Set((await transaction.select().from(migration)).map((row) => row.id));
    for (const { id, statements } of migrations.filter((step) => !applied.has(step.id))) {
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.insert(migration).values({ id });
    }
  });
}
