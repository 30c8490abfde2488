import type { OpenDatabase } from '../../src/database/Database';
import { migrate } from '../../src/database/migrate';
import { openPool } from '../../src/database/openPostgres';
import { databaseOf } from '../../src/database/pooled';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { seededAtMs } from '../support/seededAt';
import { type Passage, stepThrough } from './stepThrough';

/** A seeded PostgreSQL database at an URL whose queries and transactions take their turns. It has to be empty. */
export async function openSteppedPostgres(passage: Passage, url: string): Promise<OpenDatabase> {
  const pool = openPool(url);
  const database = databaseOf(pool);
  await migrate(database);
  await seedDatabase(database, seededAtMs);
  stepThrough(pool, 'query', { ...passage, mayLose: false });
  stepThrough(pool, 'connect', { ...passage, mayLose: true });
  return { engine: 'postgres', database, close: () => pool.end() };
}
