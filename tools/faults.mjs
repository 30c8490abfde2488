import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightOptions } from './browser/playwrightOptions.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run faults -- [--short] [playwright arguments]`: faults crossed with what a player does, against what is built.
 */
readArguments('npm run faults', { short: { type: 'boolean' }, ...playwrightOptions }, ['FILES…']);
const repository = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
const more = asked.filter((one) => one !== '--short');

if (existsSync(join(repository, 'apps/sandbox/dist/main.js'))) {
  const cli = join(repository, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', 'apps/player-web/playwright.faults.config.ts', ...more];
  const env = { ...process.env, FAULTS: asked.includes('--short') ? 'short' : 'all' };
  const child = spawn(process.execPath, args, { cwd: repository, env, stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error('Nothing is built yet, so no fault can be tried: run `npm run build` first.');
  process.exitCode = 1;
}
