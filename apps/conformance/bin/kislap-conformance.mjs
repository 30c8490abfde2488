#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const built = join(home, 'dist/main.js');
/** In a clone of the repository the program is built from these; a published package has `dist` alone. */
const sources = ['src', '../../libs/api/src/contract', '../../libs/domain/src'].map((path) =>
  join(home, path),
);

const isStale = () => {
  if (!existsSync(built)) return true;
  const builtAtMs = statSync(built).mtimeMs;
  return sources.some((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
      (name) => statSync(join(folder, name)).mtimeMs > builtAtMs,
    ),
  );
};

if (existsSync(sources[0]) && isStale()) {
  const tsup = join(
    dirname(createRequire(import.meta.url).resolve('tsup/package.json')),
    'dist/cli-default.js',
  );
  execFileSync(process.execPath, [tsup, '--silent'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
}

await import(new URL('../dist/main.js', import.meta.url).href);
