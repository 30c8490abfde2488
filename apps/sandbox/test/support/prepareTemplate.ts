import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/database/migrate';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { seededAtMs } from './seededAt';

const folder = mkdtempSync(join(tmpdir(), 'kislap-template-'));

/** Seeds one database before all test files; each of them starts from a copy in memory. */
export async function setup(project: TestProject): Promise<void> {
  const templatePath = join(folder, 'template.tar');
  const client = await PGlite.create();
  const database = drizzle(client);
  await migrate(database);
  await seedDatabase(database, seededAtMs);
  const dump = await client.dumpDataDir('none');
  writeFileSync(templatePath, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide('templatePath', templatePath);
}

/** Removes the seeded database after all test files. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
