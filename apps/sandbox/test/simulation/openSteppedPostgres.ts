import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate } from '../../src/database/migrate';
import type { OpenDatabase } from '../../src/database/OpenDatabase';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { seededAtMs } from '../support/seededAt';
import { type Passage, stepThrough } from './stepThrough';

const int8 = 20;
const connections = 10;
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? BigInt : pg.types.getTypeParser(oid, format ?? 'text');

/** A seeded PostgreSQL database at an URL whose queries and transactions take their turns. It has to be empty. */
export async function openSteppedPostgres(passage: Passage, url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: connections, types: { getTypeParser } });
  const database = drizzle(pool);
  await migrate(database);
  await seedDatabase(database, seededAtMs);
  stepThrough(pool, 'query', { ...passage, mayLose: false });
  stepThrough(pool, 'connect', { ...passage, mayLose: true });
  return { engine: 'postgres', database, close: () => pool.end() };
}
