import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightOptions } from './browser/playwrightOptions.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run e2e -- [playwright arguments]`: the journeys against what is built now. `npm run e2e:browsers` walks through
 * some of them in older browsers.
 */
readArguments('npm run e2e', playwrightOptions, ['FILES…']);
const repository = fileURLToPath(new URL('..', import.meta.url));

if (existsSync(join(repository, 'apps/sandbox/dist/main.js'))) {
  const cli = join(repository, 'node_modules/@playwright/test/cli.js');
  const asked = process.argv.slice(2);
  const config = asked.includes('--config') ? [] : ['--config', 'apps/player-web/playwright.config.ts'];
  const args = [cli, 'test', ...config, ...asked];
  const child = spawn(process.execPath, args, { cwd: repository, stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error('Nothing is built yet, so there is nothing to walk through: run `npm run build` first.');
  process.exitCode = 1;
}
