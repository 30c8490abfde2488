import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './OpenDatabase';

const parsers = { [types.INT8]: BigInt };

/**
 * Opens the embedded database.
 *
 * @param place `dataDir`: a folder on disk, made when missing; absent keeps everything in memory. `prepared`: the
 * contents to start an in-memory database with, as `dumpDataDir` wrote them.
 */
export async function openPglite(place: { dataDir?: string; prepared?: Blob }): Promise<OpenDatabase> {
  const client = await PGlite.create({
    parsers,
    ...(place.dataDir === undefined ? {} : { dataDir: place.dataDir }),
    ...(place.prepared === undefined ? {} : { loadDataDir: place.prepared }),
  });
  return { engine: 'pglite', database: drizzle(client), close: () => client.close() };
}
