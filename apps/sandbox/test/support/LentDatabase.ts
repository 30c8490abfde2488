import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../src/database/Database';
import { SeedCopy } from '../../src/seed/SeedCopy';
import { seededAtMs } from './seededAt';

/** Where a database keeps what its tables, columns, rules, indexes, triggers and functions are. */
const catalogues = ['class', 'attribute', 'constraint', 'index', 'trigger', 'proc'];

/** An embedded database that one test file uses after the other, each finding it as it was seeded. */
export class LentDatabase {
  private constructor(
    readonly opened: OpenDatabase,
    private readonly copy: SeedCopy,
    private readonly shape: string,
  ) {}

  /** @param opened has just been seeded */
  static async of(opened: OpenDatabase): Promise<LentDatabase> {
    const copy = new SeedCopy(opened.database);
    await copy.take(seededAtMs);
    return new LentDatabase(opened, copy, await readShape(opened));
  }

  /** Puts back what was seeded; false when somebody has changed more than rows, which cannot be put back. */
  async renew(): Promise<boolean> {
    if ((await readShape(this.opened)) !== this.shape) return false;
    return await this.copy.restore(seededAtMs);
  }
}

/** Another text whenever anything but rows has changed since: each change writes a new entry or takes one away. */
async function readShape({ database }: OpenDatabase): Promise<string> {
  const entries = catalogues.map(
    (name) => `(SELECT count(*) || '/' || max(xmin::text::bigint) FROM pg_catalog.pg_${name})`,
  );
  const [shape] = await database
    .select({ entries: sql<string>`entries` })
    .from(sql.raw(`(SELECT concat_ws(' ', ${entries.join(', ')}) AS entries) AS shape`));
  return shape?.entries ?? '';
}
