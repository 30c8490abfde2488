import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFiles } from './fileServer.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run demo`: builds the demo, a folder of files in which the whole product runs in the visitor's browser, and serves
 * it as any host of files would (`PORT` chooses another port). `npm run demo:test` walks through it in a browser, against
 * its two bounds (docs/decisions/0081-a-demo-without-a-server.md).
 */
const repository = fileURLToPath(new URL('..', import.meta.url));
const folder = join(repository, 'apps/demo/dist');
const usualPort = 3100;
const { test: isTest = false } = readArguments('npm run demo', { test: { type: 'boolean' } }).values;

/** @param {readonly string[]} args @returns {boolean} Whether it ended well. */
const runs = (...args) =>
  spawnSync(process.execPath, args, { cwd: repository, stdio: 'inherit' }).status === 0;

if (!runs(join(repository, 'node_modules/nx/dist/bin/nx.js'), 'run', '@kislap/demo:demo')) {
  process.exitCode = 1;
} else if (isTest) {
  const cli = join(repository, 'node_modules/@playwright/test/cli.js');
  if (!runs(cli, 'test', '--config', 'apps/demo/playwright.config.ts')) process.exitCode = 1;
} else {
  const { origin } = await serveFiles(folder, { port: Number(process.env['PORT'] ?? usualPort) });
  // A worker runs on the loopback's own name and by https alone.
  console.log(`${folder}\n${origin.replace('127.0.0.1', 'localhost')}`);
}
