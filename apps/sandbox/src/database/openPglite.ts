import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { markEmbedded, type OpenDatabase } from './Database';
import { NamingClient } from './NamingClient';
import { PgliteConnection } from './PgliteConnection';
import { databaseOf } from './pooled';

/**
 * Opens the embedded database.
 *
 * @param place `dataDir`: a folder on disk, made when missing; absent keeps everything in memory. `prepared`: the
 * contents to start an in-memory database with, as `dumpDataDir` wrote them.
 */
export async function openPglite(place: { dataDir?: string; prepared?: Blob }): Promise<OpenDatabase> {
  const engine = await PGlite.create({
    ...(place.dataDir === undefined ? {} : { dataDir: place.dataDir }),
    ...(place.prepared === undefined ? {} : { loadDataDir: place.prepared }),
  });
  return openEngine(engine).opened;
}

/** An embedded database that runs already. It has one connection; who wants it waits. */
export function openEngine(engine: PGlite) {
  const only = { connection: new PgliteConnection(engine), max: 1, idleTimeoutMillis: 0, pipeline: true };
  const pool = new pg.Pool({ ...only, Client: NamingClient });
  const database = databaseOf(pool);
  markEmbedded(database);
  const close = async () => {
    await pool.end();
    await engine.close();
  };
  const opened: OpenDatabase = { engine: 'pglite', database, close };
  return { opened, pool };
}
