import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openEngine } from '../../src/database/openPglite';
import { migrate } from '../../src/database/migrate';
import { seedDatabase } from '../../src/seed/seedDatabase';
import { seededAtMs } from './seededAt';

const keptMs = 3_600_000;
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const cache = join(repository, 'node_modules/.cache/kislap-sandbox');
/** What a seeded database follows from. */
const sources = ['apps/sandbox/src', 'apps/sandbox/test/support', 'libs/domain/src'];

/**
 * Seeds one database before all test files; each of them starts from a copy in memory. It is kept until a source
 * changes, because making it takes longer than most test files.
 */
export async function setup(project: TestProject): Promise<void> {
  const templatePath = join(cache, `${hashOfSources()}.tar`);
  if (!existsSync(templatePath)) await seedTemplate(templatePath);
  project.provide('templatePath', templatePath);
}

async function seedTemplate(templatePath: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  removeOldTemplates();
  const engine = await PGlite.create();
  const { database, close } = openEngine(engine).opened;
  await migrate(database);
  await seedDatabase(database, seededAtMs);
  const dump = await engine.dumpDataDir('none');
  // Moved into place whole: another run may look for it at this moment.
  const unfinished = `${templatePath}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, templatePath);
  await close();
}

/** Only what no run can still be using. */
function removeOldTemplates(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (statSync(path).mtimeMs < Date.now() - keptMs) rmSync(path, { force: true });
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const folder = join(repository, source);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .toSorted()) {
      hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
