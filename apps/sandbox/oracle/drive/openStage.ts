import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { openEngine, openPglite } from '../../src/database/openPglite';
import { openPostgres } from '../../src/database/openPostgres';
import type { Database } from '../../src/database/Database';
import { migrate } from '../../src/database/migrate';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { databaseUrl } from '../../test/support/databaseUrl';
import { runOnServer } from '../../test/support/runOnServer';
import { seededAtMs } from '../../test/support/seededAt';
import { type Stage, stageOfProcesses, stageOver } from './Stage';

async function fill(database: Database): Promise<void> {
  await migrate(database);
  await seedDatabase(database, seededAtMs);
}

/**
 * An operator over an embedded database in memory.
 *
 * @param prepared a file with a seeded database, which is written where there is none: to seed one takes longer than a
 *   short walk
 */
export async function openEmbedded(prepared?: string): Promise<Stage> {
  if (prepared !== undefined && !existsSync(prepared)) await prepare(prepared);
  if (prepared !== undefined) {
    const contents = new Blob([readFileSync(prepared)], { type: 'application/x-tar' });
    return stageOver(await openPglite({ prepared: contents }));
  }
  const opened = await openPglite({});
  await fill(opened.database);
  return stageOver(opened);
}

async function prepare(path: string): Promise<void> {
  const engine = await PGlite.create();
  const { database, close } = openEngine(engine).opened;
  await fill(database);
  const dump = await engine.dumpDataDir('none');
  // Moved into place whole: another walk may look for it at this moment.
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
  await close();
}

const processes = 2;
let databases = 0;

/** Two processes of the operator over one PostgreSQL database, made on this server. */
export async function openOnServer(server: string): Promise<Stage> {
  const name = `oracle_${process.pid}_${(databases += 1)}`;
  await runOnServer(server, `CREATE DATABASE ${name}`);
  const url = databaseUrl(server, name);
  const { database, close: closeFilled } = await openPostgres(url);
  await fill(database);
  await closeFilled();
  const stage = stageOfProcesses(processes, url);
  const close = async () => {
    await stage.close();
    await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...stage, close };
}
