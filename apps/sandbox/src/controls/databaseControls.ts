import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { transact } from '../database/transact';
import { defaultSwitches } from '../kernel/switches';
import type { Operator } from '../rules/Operator';
import { seedCopyOf } from '../seed/SeedCopy';
import { seedDatabase } from '../seed/seedDatabase';

/** Starts over: an empty, freshly seeded database, the machine's time, every switch off. */
export async function resetSandbox({
  database,
  clock,
  switches,
  protection,
  personKey,
}: Operator): Promise<void> {
  clock.reset();
  Object.assign(switches, defaultSwitches(), { isIdentityFirst: protection.identityFirst });
  const nowMs = clock.nowMs();
  const copy = seedCopyOf(database);
  if (await copy?.restore(nowMs)) return;
  await empty(database);
  await seedDatabase(database, nowMs, personKey);
  await copy?.take(nowMs);
}

async function empty(database: Database): Promise<void> {
  await transact(database, async (transaction) => {
    await transaction.execute(
      sql`TRUNCATE account, journal, posting, answer, player, session, sms_code, login_failure, call_count, favourite,
        deposit, deposit_notice, withdrawal, launch, bet, closed_part, part_place RESTART IDENTITY CASCADE`,
    );
  });
}

/** The most rows exported of a table. */
const mostRows = 20_000;

/** Columns with secrets: credentials, keys, stored answers, and what rounds to come follow from. */
const secretColumns = new Set([
  'sid',
  'password_hash',
  'token_hash',
  'key_hash',
  'code_hash',
  'secret_key',
  'previous_secret_key',
  'request_hash',
  'content',
  'document_number',
  'hash',
  'subject',
  'seed',
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
    columns: all.filter((row) => row.name === name && !isSecret(row)).map(({ column }) => column),
  }));
}

/** A session's own id ends it. */
function isSecret({ name, column }: { readonly name: string; readonly column: string }): boolean {
  return secretColumns.has(column) || (name === 'session' && column === 'id');
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
