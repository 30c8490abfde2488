import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const dist = fileURLToPath(new URL('dist', import.meta.url));
const stem = 'emptyDatabase-';

/** The file's name bears the engine's version, so that no other version opens it. */
export const emptyDatabase = `${stem}${versionOfEngine()}.tar.gz`;

/**
 * Leaves an empty database beside the built server, for every new one to begin with: making it takes five seconds of a
 * processor, copying it half of one.
 */
export async function writeEmptyDatabase(): Promise<void> {
  const path = join(dist, emptyDatabase);
  if (existsSync(path)) return;
  for (const old of readdirSync(dist).filter((name) => name.startsWith(stem))) rmSync(join(dist, old));
  const engine = await PGlite.create();
  const dump = await engine.dumpDataDir('gzip');
  await engine.close();
  // Moved into place whole: a build that breaks off leaves none rather than half of one.
  writeFileSync(`${path}.part`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${path}.part`, path);
}

function versionOfEngine(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(join(dirname(entry), '../package.json'), 'utf8'),
  );
  return manifest.version;
}
