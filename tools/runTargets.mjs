import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { countTests } from './test/countTests.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm test`: nx runs the given targets in every project that has them, and this says how long each took and how many
 * tests there were. `npm run targets -- lint test -p @kislap/ui` runs a part; flags are nx's own.
 */
const repository = fileURLToPath(new URL('..', import.meta.url));
const profile = '.nx/profile.json';

/** Stories and journeys get a second try each (docs/decisions/0050); a step in which more need it has failed. */
const unsteadyAtMost = 3;

/**
 * @typedef {{ name: string, ts: number, dur: number, args: { target: { project: string, target: string }, status:
 * string } }} Task
 */

/** What nx wrote about each task it ran or found in its cache, in microseconds. @returns {readonly Task[]} */
function readTasks() {
  const path = join(repository, profile);
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, 'utf8')).filter((/** @type {{ ph: string }} */ { ph }) => ph === 'X');
}

/** Where each project lies, by its name. @returns {Record<string, string>} */
function projectRoots() {
  const roots = ['apps', 'libs'].flatMap((top) =>
    readdirSync(join(repository, top)).map((name) => `${top}/${name}`),
  );
  const named = roots
    .filter((root) => existsSync(join(repository, root, 'package.json')))
    .map((root) => [JSON.parse(readFileSync(join(repository, root, 'package.json'), 'utf8')).name, root]);
  return { kislap: '.', tools: 'tools', ...Object.fromEntries(named) };
}

/** @param {readonly Task[]} tasks @param {number} exitCode */
function summarise(tasks, exitCode) {
  const roots = projectRoots();
  const sum = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const remarks = [];
  console.log(`\n${'step'.padEnd(32)}   passed   failed     time`);
  for (const { name, ts, dur, args } of tasks) {
    const { project, target } = args.target;
    const isCached = args.status !== 'success' && args.status !== 'failure';
    const report = join(repository, roots[project] ?? '.', 'reports', `${target}.json`);
    const { passed, failed, unsteady } = countTests(
      report,
      args.status === 'failure' ? 1 : 0,
      isCached ? 0 : ts / 1000,
    );
    const time = isCached ? 'cached' : `${(dur / 1e6).toFixed(1)} s`;
    const counts = [passed, failed].map((count) => String(count).padStart(8)).join(' ');
    console.log(`${name.padEnd(32)} ${counts} ${time.padStart(8)}`);
    remarks.push(...unsteady.map((test) => `unsteady, passed when run again: ${name}, ${test}`));
    if (unsteady.length > unsteadyAtMost) {
      remarks.push(`${name}: more than ${unsteadyAtMost} tests passed only when run again`);
      sum.failed += 1;
    }
    sum.passed += passed;
    sum.failed += failed;
  }
  // What nx could not start, because something before it failed, stands in no record.
  if (exitCode !== 0 && sum.failed === 0) sum.failed = 1;
  if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
  console.log(`\ntotal time ${(performance.now() / 1000).toFixed(1)} s`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

const { values, positionals: targets } = readArguments(
  'npm run targets',
  {
    projects: { type: 'string', short: 'p' },
    exclude: { type: 'string' },
    parallel: { type: 'string' },
    'skip-nx-cache': { type: 'boolean' },
  },
  ['TARGETS…'],
);
const options = Object.entries(values).map(([name, value]) => `--${name}=${value}`);
try {
  // Said at once, and not after ten minutes, when there is none.
  findBrowser();
  rmSync(join(repository, profile), { force: true });
  const nx = join(repository, 'node_modules/nx/dist/bin/nx.js');
  const { status } = spawnSync(
    process.execPath,
    [nx, 'run-many', '-t', targets.join(','), '--output-style=static-failures-only', ...options],
    { cwd: repository, stdio: 'inherit', env: { ...process.env, NX_PROFILE: profile, NO_COLOR: '1' } },
  );
  process.exitCode = summarise(readTasks(), status ?? 1) || (status ?? 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
