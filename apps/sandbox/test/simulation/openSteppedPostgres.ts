import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase } from '../../src/database/Database';
import { NamingClient } from '../../src/database/NamingClient';
import { migrate } from '../../src/database/migrate';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { seededAtMs } from '../support/seededAt';
import { type Passage, stepThrough } from './stepThrough';

const connections = 10;

/** A seeded PostgreSQL database at an URL whose queries and transactions take their turns. It has to be empty. */
export async function openSteppedPostgres(passage: Passage, url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: connections, Client: NamingClient });
  const database = drizzle(pool);
  await migrate(database);
  await seedDatabase(database, seededAtMs);
  stepThrough(pool, 'query', { ...passage, mayLose: false });
  stepThrough(pool, 'connect', { ...passage, mayLose: true });
  return { engine: 'postgres', database, close: () => pool.end() };
}
