import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Where a query runs: the whole database or one transaction of it, on PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** A database that is ready for work, and how to let go of it. */
export interface OpenDatabase {
  readonly engine: 'pglite' | 'postgres';
  readonly database: Database;
  close(): Promise<void>;
}

const embedded = new WeakSet<Database>();

/** Notes that a database lives in this process and has no other users. */
export function markEmbedded(database: Database): void {
  embedded.add(database);
}

export function isEmbedded(database: Database): boolean {
  return embedded.has(database);
}
