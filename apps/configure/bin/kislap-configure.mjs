#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const built = join(home, 'dist/main.js');
const sources = join(home, 'src');

const isStale = () =>
  !existsSync(built) ||
  readdirSync(sources, { recursive: true, encoding: 'utf8' }).some(
    (name) => statSync(join(sources, name)).mtimeMs > statSync(built).mtimeMs,
  );

if (existsSync(sources) && isStale()) {
  const tsup = join(
    dirname(createRequire(import.meta.url).resolve('tsup/package.json')),
    'dist/cli-default.js',
  );
  execFileSync(process.execPath, [tsup, '--silent'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
}

await import(new URL('../dist/main.js', import.meta.url).href);
