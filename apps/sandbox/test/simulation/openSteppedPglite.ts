import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../src/database/Database';
import { openEngine } from '../../src/database/openPglite';
import { migrate } from '../../src/database/migrate';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { seededAtMs } from '../support/seededAt';
import { type Passage, stepThrough } from './stepThrough';

/**
 * A seeded PGlite in memory whose queries and transactions take their turns.
 *
 * @param prepared its contents, as `dumpDataDir` wrote them; absent it is seeded here
 */
export async function openSteppedPglite(passage: Passage, prepared?: Blob): Promise<OpenDatabase> {
  const engine = await PGlite.create(prepared ? { loadDataDir: prepared } : {});
  const { opened, pool } = openEngine(engine);
  if (!prepared) {
    await migrate(opened.database);
    await seedDatabase(opened.database, seededAtMs);
  }
  stepThrough(pool, 'query', { ...passage, mayLose: false });
  stepThrough(pool, 'connect', { ...passage, mayLose: true });
  return opened;
}
