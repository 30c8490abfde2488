import { openPglite } from '../../src/database/openPglite';
import { openPostgres } from '../../src/database/openPostgres';
import type { Database } from '../../src/database/Database';
import { migrate } from '../../src/database/migrate';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { databaseUrl } from '../../test/support/databaseUrl';
import { runOnServer } from '../../test/support/runOnServer';
import { seededAtMs } from '../../test/support/seededAt';
import { type Stage, stageOver } from './Stage';

async function fill(database: Database): Promise<void> {
  await migrate(database);
  await seedDatabase(database, seededAtMs);
}

/** An operator over an embedded database in memory. */
export async function openEmbedded(): Promise<Stage> {
  const opened = await openPglite({});
  await fill(opened.database);
  return stageOver([opened]);
}

let databases = 0;

/** Two operators over one PostgreSQL database, made on this server. */
export async function openOnServer(server: string): Promise<Stage> {
  const name = `oracle_${process.pid}_${(databases += 1)}`;
  await runOnServer(server, `CREATE DATABASE ${name}`);
  const url = databaseUrl(server, name);
  const [one, other] = [await openPostgres(url), await openPostgres(url)];
  await fill(one.database);
  const stage = stageOver([one, other]);
  const close = async () => {
    await stage.close();
    await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...stage, close };
}
