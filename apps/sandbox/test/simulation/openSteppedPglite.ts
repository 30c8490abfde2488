import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from '../../src/database/migrate';
import type { OpenDatabase } from '../../src/database/OpenDatabase';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { seededAtMs } from '../support/seededAt';
import { type Passage, stepThrough } from './stepThrough';

/**
 * A seeded PGlite in memory whose queries and transactions take their turns.
 *
 * @param prepared its contents, as `dumpDataDir` wrote them; absent it is seeded here
 */
export async function openSteppedPglite(passage: Passage, prepared?: Blob): Promise<OpenDatabase> {
  const parsers = { [types.INT8]: BigInt };
  const client = await PGlite.create({ parsers, ...(prepared && { loadDataDir: prepared }) });
  const database = drizzle(client);
  if (!prepared) {
    await migrate(database);
    await seedDatabase(database, seededAtMs);
  }
  stepThrough(client, 'query', { ...passage, mayLose: false });
  stepThrough(client, 'transaction', { ...passage, mayLose: true });
  return { engine: 'pglite', database, close: () => client.close() };
}
