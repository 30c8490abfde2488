import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase } from './OpenDatabase';

const connections = 10;
const int8 = 20;

/**
 * Opens a PostgreSQL by its connection URL. Several sandbox processes may share one.
 *
 * @param logger hears every query, for tests that look at their plans
 */
export async function openPostgres(url: string, logger?: Logger): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: connections, types: { getTypeParser } });
  // A connection that dies while idle or between two queries reports here; without a listener Node would stop.
  // Whoever uses it next gets the error from the query itself.
  pool.on('error', ignoreLostConnection);
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  await pool.query('SELECT 1');
  return { engine: 'postgres', database: drizzle(pool, logger ? { logger } : {}), close: () => pool.end() };
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? BigInt : pg.types.getTypeParser(oid, format ?? 'text');

function ignoreLostConnection(): void {}
