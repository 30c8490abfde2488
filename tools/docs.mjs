import { execFileSync, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run docs`: the documents as a site with a search, reloading while they are written; `npm run docs:build` writes it
 * into `docs/site/dist`, and fails on a dead link. What it is built with is installed when it is first needed, in
 * `docs/site` alone (docs/decisions/0076-a-documentation-site.md).
 */
const {
  values: { port },
  positionals: [command = 'dev'],
} = readArguments('npm run docs', { port: { type: 'string' } }, ['COMMAND']);
const site = fileURLToPath(new URL('../docs/site/', import.meta.url));
const vitepress = `${site}node_modules/vitepress/bin/vitepress.js`;

/** @param {string} path */
const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

if (changedAt(`${site}node_modules/.package-lock.json`) < changedAt(`${site}package-lock.json`)) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: site,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
const child = spawn(process.execPath, [vitepress, command, ...(port === undefined ? [] : ['--port', port])], {
  cwd: site,
  stdio: 'inherit',
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
