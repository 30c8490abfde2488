import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crossingImports, importedFiles, projectOf } from '../../conventions/projects.mjs';
import { readTree } from '../../conventions/readTree.mjs';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const nx = join(repository, 'node_modules/nx/dist/bin/nx.js');
const tree = readTree(repository);
const patienceMs = 120_000;
const targetNames = ['build', 'test', 'stories'];

/** @param {string} folder @param {readonly string[]} args @returns {Promise<string>} */
async function runNx(folder, args) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NO_COLOR: '1' };
  // A workspace of its own: nothing may be read from, or written to, the one this test runs in.
  for (const name of Object.keys(env).filter((one) => one.startsWith('NX_'))) delete env[name];
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)(process.execPath, [nx, ...args], options)).stdout;
}

/** What a file cannot run without, itself included. @param {string} file @param {Set<string>} known */
function closureOf(file, known = new Set()) {
  if (known.has(file) || !tree.has(file)) return known;
  known.add(file);
  for (const imported of importedFiles(tree, file)) closureOf(imported, known);
  return known;
}

/**
 * Which of some files nx does not count as inputs of a target, as it says it.
 *
 * @param {string} target
 * @param {Iterable<string>} files
 * @returns {Promise<string[]>}
 */
async function notInputs(target, files) {
  const args = ['show', 'target', 'inputs', target, '--check', ...new Set(files)];
  // It fails where one of them is none.
  const shown = await runNx(repository, args).catch(({ stdout }) => String(stdout));
  return shown.includes('✗') ? [shown.slice(shown.indexOf('✗'))] : [];
}

describe('what nx serves from its cache', () => {
  /** @type {string} */
  let workspace;

  /** Which projects' targets nx runs now, because something in them has changed, by target. */
  async function changed() {
    const output = await runNx(workspace, [
      'run-many',
      '-t',
      targetNames.join(','),
      '-p',
      '@kislap/*',
      '--output-style=static',
    ]);
    const ran = output.split('\n').flatMap((line) => {
      const [, project, target] = /nx run @kislap\/([\w-]+):(\w+)(?!.*\[)/.exec(line) ?? [];
      return project === undefined ? [] : [{ project, target }];
    });
    return Object.fromEntries(
      targetNames.map((target) => [
        target,
        ran
          .filter((one) => one.target === target)
          .map(({ project }) => project)
          .toSorted(),
      ]),
    );
  }

  /** @param {string} path */
  const change = (path) => appendFileSync(join(workspace, path), '\n// changed\n');

  beforeAll(async () => {
    workspace = mkdtempSync(join(tmpdir(), 'kislap-nx-'));
    // What nx reads imports from, and what is changed below.
    for (const path of ['nx.json', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tools'])
      cpSync(join(repository, path), join(workspace, path), { recursive: true });
    for (const path of [...tree.keys()].filter((one) => /^(?:apps|libs)\/.*\.(?:tsx?|mjs|json)$/.test(one)))
      cpSync(join(repository, path), join(workspace, path));
    for (const path of [...tree.keys()].filter((one) => /^(?:apps|libs)\/[^/]+\/package\.json$/.test(one))) {
      const manifest = JSON.parse(readFileSync(join(workspace, path), 'utf8'));
      // The same inputs and edges; only what a target does is left out.
      const { targets = {} } = manifest.nx;
      const { scripts = {} } = manifest;
      for (const name of targetNames.filter((one) => one in scripts))
        targets[name] = { ...targets[name], command: 'node -e ""' };
      manifest.scripts = {};
      manifest.nx.targets = targets;
      writeFileSync(join(workspace, path), JSON.stringify(manifest));
    }
    symlinkSync(join(repository, 'node_modules'), join(workspace, 'node_modules'));
    await changed();
  }, patienceMs);

  afterAll(() => rmSync(workspace, { recursive: true, force: true }));

  test(
    'is everything, as long as nothing has changed',
    async () => expect(await changed()).toEqual({ build: [], test: [], stories: [] }),
    patienceMs,
  );

  test.each([
    [
      'libs/domain/src/money/rounding.ts',
      {
        build: ['configure', 'conformance', 'console', 'player-web', 'sandbox', 'storybook'],
        test: [
          'api',
          'configure',
          'conformance',
          'console',
          'demo',
          'domain',
          'i18n',
          'player-web',
          'sandbox',
          'storybook',
          'ui',
        ],
        stories: ['storybook'],
      },
    ],
    ['libs/ui/src/primitives/Button/Button.test.tsx', { build: [], test: ['ui'], stories: [] }],
    [
      'apps/sandbox/src/main.ts',
      { build: ['conformance', 'sandbox'], test: ['conformance', 'demo', 'sandbox'], stories: [] },
    ],
  ])(
    'a change of %s runs whatever contains it, and nothing else',
    async (path, expected) => {
      change(path);
      expect(await changed()).toEqual(expected);
    },
    patienceMs,
  );
});

describe('what a project imports of the tools, or by a relative path of another', () => {
  const { exports: toolFiles } = JSON.parse(tree.get('tools/package.json') ?? '{}');
  const toolImports = [...tree].flatMap(([from, text]) =>
    [...text.matchAll(/'@kislap\/tools(\/[\w/]+)'/g)].map(([, entry]) => ({
      from,
      to: `tools/${toolFiles[`.${entry}`]?.slice(2)}`,
    })),
  );
  const crossings = [...toolImports, ...crossingImports(tree)].filter(
    ({ from, to }) => tree.has(to) && !from.startsWith('tools/'),
  );
  const projects = [...new Set(crossings.map(({ from }) => projectOf(from) ?? ''))].toSorted();

  test(
    'is counted by nx as an input of the project',
    async () => {
      const missing = await Promise.all(
        projects.map(async (project) => {
          const { name } = JSON.parse(tree.get(`${project}/package.json`) ?? '{}');
          // Stories are an input of what tells stories.
          const target = project === 'apps/storybook' ? 'stories' : 'test';
          const files = crossings
            .filter(({ from }) => projectOf(from) === project)
            .flatMap(({ to }) => [...closureOf(to)]);
          return notInputs(`${name}:${target}`, files);
        }),
      );
      expect(missing.flat()).toEqual([]);
    },
    patienceMs,
  );
});

test(
  'what spans projects has the tool that it runs among its inputs, whole',
  async () => {
    const { targets } = JSON.parse(tree.get('project.json') ?? '{}');
    const missing = await Promise.all(
      Object.entries(targets).map(async ([name, { command = '' }]) => {
        const [, tool] = /^node (tools\/[\w/]+\.mjs)/.exec(command) ?? [];
        return tool === undefined ? [] : notInputs(`kislap:${name}`, closureOf(tool));
      }),
    );
    expect(missing.flat()).toEqual([]);
  },
  patienceMs,
);
