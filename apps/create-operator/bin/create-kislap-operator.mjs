#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
// In a clone of the repository the program is built at its first use; a published package has `dist` alone.
if (existsSync(join(home, 'src')) && !existsSync(join(home, 'dist/main.js'))) {
  const tsup = join(
    dirname(createRequire(import.meta.url).resolve('tsup/package.json')),
    'dist/cli-default.js',
  );
  execFileSync(process.execPath, [tsup, '--silent'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
}

await import(new URL('../dist/main.js', import.meta.url).href);
