import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Where a query runs: the whole database or one transaction of it, on PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT>;
