import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { markEmbedded, type OpenDatabase } from './Database';
import { NamingClient } from './NamingClient';
import { PgliteConnection } from './PgliteConnection';
import { settingPlanOnce } from './planOnce';
import { databaseOf } from './pooled';

/**
 * Opens the embedded database.
 *
 * @param place `dataDir`: a folder on disk, made when missing; absent keeps everything in memory. `prepared`: the
 * contents to start a new database with, as `dumpDataDir` wrote them; one without rows unless said otherwise.
 */
export async function openPglite(place: { dataDir?: string; prepared?: Blob }): Promise<OpenDatabase> {
  const isThere = place.dataDir !== undefined && existsSync(join(place.dataDir, 'PG_VERSION'));
  const prepared = isThere ? undefined : (place.prepared ?? (await readNewDatabase()));
  const engine = await PGlite.create({
    ...(place.dataDir === undefined ? {} : { dataDir: place.dataDir }),
    ...(prepared === undefined ? {} : { loadDataDir: prepared }),
  });
  await engine.exec(settingPlanOnce);
  return openEngine(engine).opened;
}

/**
 * What the build has left beside itself, with every table; run from its sources, the engine makes an empty one, which
 * takes it some seconds.
 */
async function readNewDatabase(): Promise<Blob | undefined> {
  const name = process.env['KISLAP_NEW_DATABASE'];
  if (name === undefined) return undefined;
  return new Blob([await readFile(new URL(name, import.meta.url))], { type: 'application/gzip' });
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
