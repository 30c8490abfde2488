import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run screens`: how soon pages and overlays show, on a slowed-down processor, from what is built now.
 * `npm run screens -- --against HEAD~1` builds that commit too and measures both in one run.
 */
const repository = fileURLToPath(new URL('..', import.meta.url));
const { against: commit } = readArguments('npm run screens', { against: { type: 'string' } }).values;

/** Builds a commit beside this checkout. @param {string} ref @returns {string} Its folder. */
function buildBeside(ref) {
  const folder = join(mkdtempSync(join(tmpdir(), 'kislap-')), 'before');
  execFileSync('git', ['worktree', 'add', '--detach', folder, ref], { cwd: repository, stdio: 'inherit' });
  execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit', shell: true });
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit', shell: true });
  return folder;
}

const against = commit === undefined ? undefined : buildBeside(commit);
const cli = join(repository, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(
  process.execPath,
  [cli, 'test', '--config', 'apps/player-web/playwright.bench.config.ts'],
  {
    cwd: repository,
    stdio: 'inherit',
    env: against === undefined ? process.env : { ...process.env, KISLAP_AGAINST: against },
  },
);
if (against !== undefined) {
  execFileSync('git', ['worktree', 'remove', '--force', against], { cwd: repository, stdio: 'inherit' });
}
process.exitCode = status ?? 1;
