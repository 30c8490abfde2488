import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

const app = fileURLToPath(new URL('../../apps/player-web', import.meta.url));
const cli = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
const patienceMs = 180_000;

/**
 * The journeys that a configuration walks, each as browser, file and title, which no two in a file
 * share. Without the line: while several lists compile one file at once, Playwright may give that of
 * the compiled one.
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
  const journeys = stdout.split('\n').flatMap((line) => /^ {2}(\[.*)$/.exec(line)?.[1] ?? []);
  return journeys.map((journey) => journey.replace(/(?<=\.spec\.ts):\d+:\d+(?= › )/, ''));
}

/** @param {readonly string[]} journeys */
const filesOf = (journeys) =>
  new Set(journeys.map((journey) => /› (?:e2e\/)?([\w.]+\.spec\.ts) /.exec(journey)?.[1]));

/** @param {readonly string[]} journeys */
const ofCurrent = (journeys) => journeys.filter((journey) => journey.startsWith('[current]')).toSorted();

/** By configuration, and what is found by hand. @type {Map<string, readonly string[]>} */
const lists = new Map();
/** @param {string} name */
const listed = (name) => lists.get(name) ?? [];

beforeAll(async () => {
  const names = ['push', 'journeys', 'slow', 'browsers'];
  const found = names.map(async (name) => lists.set(name, await journeysOf(`playwright.${name}.config.ts`)));
  lists.set('by hand', await journeysOf('playwright.config.ts', 'current'));
  await Promise.all(found);
}, patienceMs);

test('each journey is walked by npm test or by the slow step, and by no more than one of them', () => {
  const byHand = listed('by hand');
  expect(new Set(byHand).size).toBe(byHand.length);
  const pushed = ofCurrent(listed('push'));
  expect([...pushed, ...listed('journeys')].toSorted()).toEqual(byHand.toSorted());
  expect(pushed.length).toBeGreaterThan(40);
});

test('each file of journeys is walked by some step', () => {
  const walked = ['push', 'journeys', 'slow', 'browsers'].flatMap(listed);
  const files = readdirSync(`${app}/e2e`).filter((name) => name.endsWith('.spec.ts'));
  expect([...filesOf(walked)].toSorted()).toEqual(files.toSorted());
});

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
  expect(run).toEqual(['journeys', 'states', 'configured', 'packages', 'sizes']);
  expect(run.filter((name) => scripts.test.split(' ').includes(name))).toEqual([]);
});
