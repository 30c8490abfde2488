import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/database/openPostgres';
import { migrate } from '../../src/database/migrate';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { databaseUrl } from './databaseUrl';
import { runOnServer } from './runOnServer';
import { seededAtMs } from './seededAt';

let drop: () => Promise<void> = () => Promise.resolve();

/** Seeds one PostgreSQL database before all test files; each of them starts from a copy, made in a moment. */
export async function setup(project: TestProject): Promise<void> {
  const { postgresUrl } = project.getProvidedContext();
  const name = `kislap_template_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(postgresUrl, `CREATE DATABASE ${name}`);
  const { database, close } = await openPostgres(databaseUrl(postgresUrl, name));
  await migrate(database);
  await seedDatabase(database, seededAtMs);
  await close();
  project.provide('postgresTemplate', name);
  drop = () => runOnServer(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`);
}

/** Drops what `setup` made; nothing to do where the server itself is thrown away. */
export async function teardown(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) await drop();
}
