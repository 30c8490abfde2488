import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('../../apps/player-web', import.meta.url));
const cli = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
const patienceMs = 60_000;

/**
 * The journeys that a configuration walks, each as browser, file, line and title.
 *
 * @param {string} name
 * @param {string} [project]
 * @returns {Promise<string[]>}
 */
async function journeysOf(name, project) {
  const chosen = project === undefined ? [] : ['--project', project];
  const args = [cli, 'test', '--list', '--reporter=list', '--config', name, ...chosen];
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: app, env });
  return stdout.split('\n').flatMap((line) => /^ {2}(\[.*)$/.exec(line)?.[1] ?? []);
}

/** @param {readonly string[]} journeys */
const filesOf = (journeys) =>
  new Set(journeys.map((journey) => /› (?:e2e\/)?([\w.]+\.spec\.ts):/.exec(journey)?.[1]));

/** @param {readonly string[]} journeys */
const ofCurrent = (journeys) => journeys.filter((journey) => journey.startsWith('[current]')).toSorted();

test(
  'each journey is walked by npm test or by the slow step, and by no more than one of them',
  async () => {
    const [byHand, pushed, left] = await Promise.all([
      journeysOf('playwright.config.ts', 'current'),
      journeysOf('playwright.push.config.ts'),
      journeysOf('playwright.journeys.config.ts'),
    ]);
    expect(new Set(byHand).size).toBe(byHand.length);
    expect([...ofCurrent(pushed), ...ofCurrent(left)].toSorted()).toEqual(byHand.toSorted());
    expect(ofCurrent(pushed).length).toBeGreaterThan(50);
    expect(ofCurrent(left)).toHaveLength(left.length);
  },
  patienceMs,
);

test(
  'each file of journeys is walked by some step',
  async () => {
    const walked = await Promise.all(
      ['push', 'journeys', 'slow', 'browsers'].map((name) => journeysOf(`playwright.${name}.config.ts`)),
    );
    const files = readdirSync(`${app}/e2e`).filter((name) => name.endsWith('.spec.ts'));
    expect([...filesOf(walked.flat())].toSorted()).toEqual(files.toSorted());
  },
  patienceMs,
);

test('journeys have no other tag, which a misspelt one would be', () => {
  const tags = readdirSync(`${app}/e2e`)
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) => readFileSync(`${app}/e2e/${name}`, 'utf8').match(/ @\w+(?=['`"])/g) ?? []);
  expect(new Set(tags)).toEqual(new Set([' @push']));
});

test('what npm test leaves out are steps of the slow tests', () => {
  const { scripts } = JSON.parse(readFileSync(`${app}/../../package.json`, 'utf8'));
  const slow = readFileSync(`${app}/../../tools/testSlow.mjs`, 'utf8');
  const run = [...slow.matchAll(/targets -- ([\w ]+)'/g)].flatMap(([, names = '']) => names.split(' '));
  expect(run).toEqual(['journeys', 'states', 'configured', 'packages']);
  expect(run.filter((name) => scripts.test.split(' ').includes(name))).toEqual([]);
});
