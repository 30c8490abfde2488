import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../src/database/Database';

const tableRows = v.object({ rows: v.array(v.object({ name: v.string() })) });
const markRows = v.object({
  rows: v.array(v.object({ name: v.string(), rows: v.string(), newest: v.string() })),
});
const counterRows = v.object({ rows: v.tuple([v.object({ next: v.string() })]) });

/**
 * Tells which tables have changed. A table is marked by how many rows it holds and by the newest transaction that wrote
 * one of them: nothing that is inserted, changed or deleted, and committed, leaves that mark as it was. The database's
 * own counter of writing transactions says whether there is anything to look for.
 */
export class DatabaseWatch {
  #counter = '';
  #marks: ReadonlyMap<string, string> = new Map();
  #query = '';

  private constructor(private readonly database: Database) {}

  static async over(database: Database): Promise<DatabaseWatch> {
    const watch = new DatabaseWatch(database);
    const { rows } = v.parse(
      tableRows,
      await database.execute(
        sql`SELECT table_name AS name FROM information_schema.tables
          WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
      ),
    );
    watch.#query = rows
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, count(*)::text AS rows, coalesce(max(xmin::text::bigint), 0)::text AS newest FROM "${name}"`,
      )
      .join(' UNION ALL ');
    watch.#marks = await watch.#readMarks();
    watch.#counter = await watch.#readCounter();
    return watch;
  }

  /** The tables that have changed since the last time somebody asked. */
  async changes(): Promise<readonly string[]> {
    const counter = await this.#readCounter();
    if (counter === this.#counter) return [];
    const before = this.#marks;
    this.#counter = counter;
    this.#marks = await this.#readMarks();
    return [...this.#marks].flatMap(([name, mark]) => (before.get(name) === mark ? [] : [name]));
  }

  /** How many rows each table holds. */
  async rows(): Promise<Readonly<Record<string, number>>> {
    const marks = await this.#readMarks();
    return Object.fromEntries([...marks].map(([name, mark]) => [name, Number.parseInt(mark, 10)]));
  }

  async #readCounter(): Promise<string> {
    const answered = await this.database.execute(
      sql`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next`,
    );
    return v.parse(counterRows, answered).rows[0].next;
  }

  async #readMarks(): Promise<ReadonlyMap<string, string>> {
    const { rows } = v.parse(markRows, await this.database.execute(sql.raw(this.#query)));
    return new Map(rows.map(({ name, rows: held, newest }) => [name, `${held} ${newest}`]));
  }
}
