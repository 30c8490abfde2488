import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');
const stem = 'newDatabase-';

/** The file's name follows from the engine and from every migration, so that what has become old is not opened. */
export const newDatabase = `${stem}${versionOfEngine()}-${hashOfMigrations()}.tar.gz`;

/**
 * Leaves a database with all its tables and no rows beside the built server, for every new one to begin with: making it
 * takes seven seconds of a processor, copying it less than one.
 */
export async function writeNewDatabase(): Promise<void> {
  const path = join(dist, newDatabase);
  if (existsSync(path)) return;
  for (const old of readdirSync(dist).filter((name) => name.startsWith(stem) && name.includes('.tar.'))) {
    rmSync(join(dist, old));
  }
  await promisify(execFile)(process.execPath, [join(dist, 'newDatabase.js'), path]);
}

function versionOfEngine(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(join(dirname(entry), '../package.json'), 'utf8'),
  );
  return manifest.version;
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  const folder = join(here, 'src/database');
  const names = readdirSync(join(folder, 'migrations')).toSorted();
  for (const name of ['migrate.ts', ...names.map((one) => `migrations/${one}`)]) {
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
