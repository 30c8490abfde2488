import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The sum of an amount over the rows, as text: it may be larger than a float holds exactly. No row is '0'. */
export function sumOfMoney(column: PgColumn, only?: SQL): SQL<string> {
  return only === undefined
    ? sql<string>`coalesce(sum(${column}), 0)::text`
    : sql<string>`coalesce(sum(${column}) FILTER (WHERE ${only}), 0)::text`;
}
