import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { Operator } from '../Operator';

/** More would be a file that nobody opens. */
const mostRows = 20_000;

/** What is nobody else's: proofs of who somebody is, and what was answered to them. */
const secretColumns = new Set([
  'password_hash',
  'token_hash',
  'key_hash',
  'code_hash',
  'secret_key',
  'request_hash',
  'content',
  'document_number',
]);
const secretTables = new Set(['answer', 'migration']);

/** Everything in the database as JSON, without secrets: the newest rows of each table. */
export async function exportState({ database, clock }: Operator) {
  const tables: Record<string, { rows: unknown[]; isCut: boolean }> = {};
  for (const { name, columns } of await listTables(database)) {
    const rows = await readRows(database, name, columns);
    tables[name] = { rows: rows.slice(0, mostRows), isCut: rows.length > mostRows };
  }
  return { takenAtMs: clock.nowMs(), tables };
}

async function listTables(database: Database) {
  const all = await database
    .select({ name: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)`)
    .where(sql`table_schema = 'public' AND table_type = 'BASE TABLE'`)
    .orderBy(sql`table_name, ordinal_position`);
  const names = [...new Set(all.map(({ name }) => name))].filter((name) => !secretTables.has(name));
  return names.map((name) => ({
    name,
    columns: all
      .filter((row) => row.name === name && !secretColumns.has(row.column))
      .map(({ column }) => column),
  }));
}

/** Names come from the database's own list. */
async function readRows(database: Database, table: string, columns: readonly string[]) {
  const chosen = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const found = await database
    .select({ row: sql<unknown>`row_to_json(held)` })
    .from(
      sql`(SELECT ${chosen} FROM ${sql.identifier(table)} ORDER BY 1 DESC LIMIT ${mostRows + 1}) AS held`,
    );
  return found.map(({ row }) => row);
}
