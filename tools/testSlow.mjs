import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run test:slow`: what takes minutes, or needs programs that `npm ci` does not bring. What is not installed is
 * named, and left out. `-- --only=worlds,oracle` runs some of the steps.
 */
const repository = fileURLToPath(new URL('..', import.meta.url));

/** How much of a failed step is printed again at the end: vitest and playwright sum up their failures last. */
const repeatedLines = 60;
const keptCharacters = 20_000;

/**
 * @typedef {object} SlowStep
 * @property {string} name
 * @property {string} command Run by the shell, with `node_modules/.bin` in the path.
 * @property {Record<string, string>} [environment]
 * @property {readonly string[]} [anyOf] Programs of which one at least has to be installed.
 * @property {boolean} [isAskedFor] Run by its name alone: nobody has measured yet how long it takes and what it finds.
 */

/** @type {readonly SlowStep[]} */
const steps = [
  // What `npm test` leaves out for its quarter of an hour; its targets too, so that nx remembers what has passed.
  { name: 'journeys', command: 'npm run --silent targets -- journeys' },
  { name: 'states', command: 'npm run --silent targets -- states' },
  { name: 'configured and packages', command: 'npm run --silent targets -- configured packages sizes' },
  // Always the same inputs: what passed passes again. `npm run oracle` tries new ones each time.
  { name: 'oracle', command: 'npm run --silent oracle', environment: { KISLAP_ORACLE_SEED: '20251119' } },
  {
    name: 'worlds',
    command: 'vitest run --project player-web apps/player-web/test/worlds',
    environment: { KISLAP_WORLDS: '6000' },
  },
  {
    name: 'answers',
    command: 'vitest run --root apps/player-web --config vitest.answers.config.ts',
    environment: { KISLAP_ANSWERS: 'all' },
  },
  {
    name: 'processes',
    command: 'vitest run --root apps/sandbox --config vitest.slow.config.ts',
  },
  // The same walk each time, then a new one whose seed is printed. 10,000 in one go, and over two processes, by hand.
  {
    name: 'protection',
    command: [
      'npm run --silent protection -w @kislap/sandbox -- --seed 19 --operations 1000',
      'npm run --silent protection -w @kislap/sandbox -- --operations 500',
    ].join(' && '),
  },
  // Another share of the planted faults every day: a build and a walk each. The turn is printed, and repeats the share.
  {
    name: 'protection faults',
    isAskedFor: true,
    command: 'npm run --silent protection:faults -w @kislap/sandbox',
    environment: { KISLAP_FAULT_SHARE: '12' },
  },
  { name: 'fairness', command: 'vitest run --root apps/sandbox --config vitest.statistics.config.ts' },
  // Builds Storybook too, as it is published.
  { name: 'overlays', command: 'nx run kislap:overlays' },
  {
    name: 'older browsers',
    command: 'npm run --silent build && npm run --silent e2e:browsers',
  },
  { name: 'memory', command: 'npm run --silent build && node tools/memory.mjs --rounds=10' },
  {
    name: 'taps and updates',
    command:
      'npm run --silent build && npm run --silent e2e -- --config apps/player-web/playwright.slow.config.ts',
    environment: { KISLAP_TAPS: '20' },
  },
  { name: 'faults', command: 'npm run --silent build && node tools/faults.mjs' },
  // Two minutes of building, one of walking: the product in the visitor's browser, against its two bounds.
  { name: 'demo', command: 'npm run --silent demo:test' },
  // Copies of the repository: what generators write there, and what nx runs again after a change.
  { name: 'generators and cache', command: 'vitest run --config tools/vitest.slow.config.mjs' },
  { name: 'documents', command: 'npm run --silent docs:build' },
  // Installs the packages, and what uses them, by npm.
  { name: 'packages elsewhere', command: 'npm run --silent packages:elsewhere' },
  // Installs the linters of others first.
  { name: 'openapi linters', command: 'npm run --silent openapi:lint' },
  {
    name: 'servers',
    command:
      'nx run-many -t build -p @kislap/player-web && vitest run --root apps/configure --config vitest.servers.config.ts',
    anyOf: ['nginx', 'caddy'],
  },
];

/** @param {string} program */
function isInstalled(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {SlowStep} step
 * @returns {Promise<{ isPassed: boolean; end: readonly string[] }>} Whether it ended well, and the end of its output.
 */
async function run({ name, command, environment }) {
  const since = Date.now();
  const path = `${repository}/node_modules/.bin:${process.env['PATH']}`;
  const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', ...environment, PATH: path };
  const child = spawn('sh', ['-c', command], { cwd: repository, env, stdio: ['inherit', 'pipe', 'pipe'] });
  let end = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      process.stdout.write(text);
      end = (end + text).slice(-keptCharacters);
    });
  }
  const [status] = await once(child, 'close');
  const isPassed = status === 0;
  console.log(`${isPassed ? '✓' : '✗'} ${name} ${((Date.now() - since) / 1000).toFixed(0)} s`);
  return { isPassed, end: end.split('\n').slice(-repeatedLines) };
}

const { only } = readArguments('npm run test:slow', { only: { type: 'string' } }).values;
const wanted = only?.split(',');
const unnamed = wanted?.find((one) => !steps.some(({ name }) => name === one));
if (unnamed !== undefined) {
  console.error(
    `npm run test:slow has no step "${unnamed}". It has: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const failed = [];
for (const step of steps.filter(({ name, isAskedFor = false }) => wanted?.includes(name) ?? !isAskedFor)) {
  const missing = (step.anyOf ?? []).filter((program) => !isInstalled(program));
  for (const program of missing)
    console.log(`Left out: ${program} is not installed (apt-get install ${program}).`);
  const canRun = step.anyOf === undefined || missing.length < step.anyOf.length;
  if (!canRun) continue;
  const { isPassed, end } = await run(step);
  if (!isPassed) failed.push({ name: step.name, end });
}
// Again at the very end: a log is often kept by its last lines, and forty minutes of other steps stand above them.
for (const { name, end } of failed) console.log(`\nThe end of ${name}:\n${end.join('\n')}`);
if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
