import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase } from './Database';
import { NamingClient } from './NamingClient';

const connections = 10;

/**
 * Opens a PostgreSQL by its connection URL. Several sandbox processes may share one.
 *
 * @param logger hears every query, for tests that look at their plans
 */
export async function openPostgres(url: string, logger?: Logger): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: connections, Client: NamingClient });
  // A connection that dies while idle or between two queries reports here; without a listener Node would stop.
  // The next user gets the error from the query itself.
  pool.on('error', ignoreLostConnection);
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  await pool.query('SELECT 1');
  return {
    engine: 'postgres',
    database: drizzle(pool, logger ? { logger } : {}),
    close: () => pool.end(),
  };
}

function ignoreLostConnection(): void {}
