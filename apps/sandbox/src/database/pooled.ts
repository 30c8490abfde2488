import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './Database';

/** How the statements of a database reach it: over any of its connections, or over the one of a transaction. */
interface Way {
  readonly through: pg.Pool | pg.PoolClient;
  readonly logger: Logger | undefined;
}

const ways = new WeakMap<Database, Way>();
const pools = new WeakMap<Database, pg.Pool>();
const places = new WeakMap<pg.PoolClient, Database>();

/**
 * The database behind a pool of connections, on which several statements may be under way at once.
 *
 * @param logger hears every query
 */
export function databaseOf(pool: pg.Pool, logger?: Logger): Database {
  const database = onWay({ through: pool, logger });
  pools.set(database, pool);
  return database;
}

/** A connection of a database for one transaction, and how statements are built for it. To be released. */
export async function connectTo(
  database: Database,
): Promise<{ readonly client: pg.PoolClient; readonly transaction: Database }> {
  const pool = pools.get(database);
  if (!pool) throw new TypeError('Only a whole database begins transactions');
  const client = await pool.connect();
  // The same for as long as the connection lives, so that what was built for it once need not be built again.
  const transaction = places.get(client) ?? onWay({ through: client, logger: ways.get(database)?.logger });
  places.set(client, transaction);
  return { client, transaction };
}

function onWay(way: Way): Database {
  const { through, logger } = way;
  const database = drizzle(through, logger ? { logger } : {});
  ways.set(database, way);
  return database;
}

/** A statement written by hand. Connections keep it planned under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Runs a statement that needs no reading of columns. It is sent at once. */
export async function run(
  database: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<pg.QueryResult<Record<string, unknown>>> {
  const way = ways.get(database);
  if (!way) throw new TypeError('This database has no connection');
  way.logger?.logQuery(statement.text, [...values]);
  return await way.through.query({ ...statement, values: [...values] });
}

interface Prepared<Answer> {
  execute(given: Record<string, unknown>): Promise<Answer>;
}

/**
 * A query that is asked so often that it is built once for each connection instead of each time. It is sent at once,
 * not when somebody waits for it.
 *
 * @param build prepares it under a name that no other query has; what differs each time stands in placeholders
 */
export function createQuery<Answer>(
  build: (database: Database) => Prepared<Answer>,
): (database: Database, given: Record<string, unknown>) => Promise<Answer> {
  const built = new WeakMap<Database, Prepared<Answer>>();
  return (database, given) => {
    const query = built.get(database) ?? build(database);
    built.set(database, query);
    return query.execute(given);
  };
}
