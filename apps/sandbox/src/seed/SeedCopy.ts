import { sql } from 'drizzle-orm';
import { type Database, isEmbedded } from '../database/Database';
import { transact } from '../database/transact';
import { manilaToday } from '../kernel/manilaDays';

/** Younger than this, the seed players' pasts are as good as lived through just now. */
const longestMs = 10 * 60_000;

interface Table {
  readonly name: string;
  /** Those that can be written. */
  readonly columns: string;
}

interface Taken {
  readonly seededAtMs: number;
  readonly tables: readonly Table[];
  /** Sets every sequence to what it was. */
  readonly rewind: string;
  /** As `readMark` answered when nothing had been written since the seeding. */
  readonly untouchedAt: bigint;
}

/**
 * A copy of the seeded database in a schema of its own, so that a reset copies back what was written since instead of
 * seeding again. Needs a database without other users.
 */
export class SeedCopy {
  #taken: Taken | undefined;

  constructor(private readonly database: Database) {}

  /** Remembers the database as it is, seeded at that instant. */
  async take(seededAtMs: number): Promise<void> {
    const tables = await readTables(this.database);
    await transact(this.database, async (transaction) => {
      await run(transaction, [
        'DROP SCHEMA IF EXISTS seeded CASCADE',
        'CREATE SCHEMA seeded',
        ...tables.map(({ name }) => `CREATE TABLE seeded."${name}" AS TABLE public."${name}"`),
      ]);
    });
    const rewind = await readRewind(this.database);
    this.#taken = { seededAtMs, tables, rewind, untouchedAt: await readMark(this.database) };
  }

  /** Brings the database back to that. False when there is no such copy, or it has become too old. */
  async restore(nowMs: number): Promise<boolean> {
    const taken = this.#taken;
    if (taken === undefined || !isFresh(taken.seededAtMs, nowMs)) return false;
    if ((await readMark(this.database)) === taken.untouchedAt) return true;
    await transact(this.database, async (transaction) => {
      await run(transaction, copyBack(await readWritten(transaction, taken)));
      await run(transaction, [taken.rewind]);
    });
    this.#taken = { ...taken, untouchedAt: await readMark(this.database) };
    return true;
  }
}

function isFresh(seededAtMs: number, nowMs: number): boolean {
  const isSameDay = manilaToday(seededAtMs).day === manilaToday(nowMs).day;
  return isSameDay && nowMs >= seededAtMs && nowMs - seededAtMs < longestMs;
}

/** The next transaction's number: every transaction that writes takes one. */
async function readMark(database: Database): Promise<bigint> {
  const [mark] = await database
    .select({ next: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text` })
    .from(sql`(SELECT) AS nothing`);
  return BigInt(mark?.next ?? 0);
}

/** Every table but the list of migrations. */
async function readTables(database: Database): Promise<readonly Table[]> {
  return await database
    .select({
      name: sql<string>`table_name`,
      columns: sql<string>`string_agg(quote_ident(column_name), ', ')`,
    })
    .from(sql`information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)`)
    .where(
      sql`table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'migration'
        AND is_generated = 'NEVER'`,
    )
    .groupBy(sql`table_name`);
}

async function readRewind(database: Database): Promise<string> {
  const sequences = await database
    .select({
      setting: sql<string>`format('setval(%L, %s, %L)', 'public.' || quote_ident(sequencename),
        coalesce(last_value, start_value), last_value IS NOT NULL)`,
    })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public'`);
  return `SELECT ${sequences.map(({ setting }) => setting).join(', ')}`;
}

/** The tables with rows that are newer than the copy, or with fewer rows. */
async function readWritten(transaction: Database, { tables, untouchedAt }: Taken): Promise<readonly Table[]> {
  const checks = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name FROM public."${name}"
        HAVING count(*) FILTER (WHERE xmin::text::bigint >= ${untouchedAt}) > 0
          OR count(*) <> (SELECT count(*) FROM seeded."${name}")`,
  );
  const written = await transaction
    .select({ name: sql<string>`name` })
    .from(sql.raw(`(${checks.join(' UNION ALL ')}) AS written`));
  const names = new Set(written.map(({ name }) => name));
  return tables.filter(({ name }) => names.has(name));
}

/**
 * What was copied was in order: the rows are not checked again, in whatever order they come. `TRUNCATE` would write new
 * files for every table and index, which takes ten times as long for so few rows.
 */
function copyBack(tables: readonly Table[]): readonly string[] {
  if (tables.length === 0) return [];
  return [
    'SET LOCAL session_replication_role = replica',
    ...tables.map(({ name }) => `DELETE FROM public."${name}"`),
    ...tables.map(
      ({ name, columns }) =>
        `INSERT INTO public."${name}" (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM seeded."${name}"`,
    ),
  ];
}

async function run(transaction: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await transaction.execute(sql.raw(statement));
}

const copies = new WeakMap<Database, SeedCopy>();

/** The copy of a database's seeding, taken or not; `undefined` for a PostgreSQL, which others may work on too. */
export function seedCopyOf(database: Database): SeedCopy | undefined {
  if (!isEmbedded(database)) return undefined;
  const copy = copies.get(database) ?? new SeedCopy(database);
  copies.set(database, copy);
  return copy;
}
