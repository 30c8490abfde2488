import { renameSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../database/migrate';
import { openEngine } from '../database/openPglite';

/**
 * `node dist/newDatabase.js FILE`, run by the build: writes a database with every table and without a row, which new
 * ones begin with.
 */
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Which file?');
const engine = await PGlite.create();
const { database, close } = openEngine(engine).opened;
await migrate(database);
const dump = await engine.dumpDataDir('gzip');
await close();
// Moved into place whole: a build that breaks off leaves none rather than half of one.
writeFileSync(`${path}.part`, Buffer.from(await dump.arrayBuffer()));
renameSync(`${path}.part`, path);
