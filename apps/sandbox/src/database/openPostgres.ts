import type { Logger } from 'drizzle-orm';
import pg from 'pg';
import type { OpenDatabase } from './Database';
import { GatheringSocket } from './GatheringSocket';
import { NamingClient } from './NamingClient';
import { settingPlanOnce } from './planOnce';
import { databaseOf } from './pooled';

const connections = 10;

/**
 * Opens a PostgreSQL by its connection URL. Several sandbox processes may share one.
 *
 * @param logger hears every query, for tests that look at their plans
 */
export async function openPostgres(url: string, logger?: Logger): Promise<OpenDatabase> {
  const pool = openPool(url);
  // A connection that dies while idle or between two queries reports here; without a listener Node would stop.
  // The next user gets the error from the query itself.
  pool.on('error', ignoreLostConnection);
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  await pool.query('SELECT 1');
  return {
    engine: 'postgres',
    database: databaseOf(pool, logger),
    close: () => pool.end(),
  };
}

/** Connections to a PostgreSQL, each of which takes the next statements while it works on the first. */
export function openPool(url: string): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    // Not with the parameters of the start, which poolers refuse. A connection that is lost says so at its next query.
    onConnect: (client) => client.query(settingPlanOnce, ignoreLostConnection),
    max: connections,
    Client: NamingClient,
    pipeline: true,
    stream: () => new GatheringSocket(),
  });
}

function ignoreLostConnection(): void {}
