import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply } from '../../generate/apply.mjs';
import { call } from '../../generate/call.mjs';
import { component } from '../../generate/component.mjs';
import { overlay } from '../../generate/overlay.mjs';
import { page } from '../../generate/page.mjs';
import { rule } from '../../generate/rule.mjs';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const patienceMs = 180_000;
const folders = ['libs', 'apps/player-web', 'tools'];
const settings = [
  'package.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'vitest.oracle.config.ts',
];
const copied = [...folders, ...settings];
const plans = [
  rule('withdrawal/checkGenerated'),
  call('records/getGeneratedHint'),
  component('patterns/GeneratedHint'),
  page('generated'),
  overlay('generated-notice'),
];

/** @type {string} */
let copy;
/** @type {string[]} */
const written = [];

/** Runs one of the project's tools in the copy. @param {string[]} command @returns {string} What it printed. */
function run([tool = '', ...args]) {
  const path = join(repository, 'node_modules', '.bin', tool);
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(path, args, { cwd: copy, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${tool} fails:\n${stdout}${stderr}`);
  return stdout;
}

/** Packages come from the repository, our own from the copy. */
function linkPackages() {
  const packages = join(repository, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@kislap'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@kislap' && name !== '.cache')
      symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  }
  for (const library of readdirSync(join(copy, 'libs'))) {
    symlinkSync(join(copy, 'libs', library), join(copy, 'node_modules', '@kislap', library));
  }
  symlinkSync(join(copy, 'tools'), join(copy, 'node_modules', '@kislap', 'tools'));
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'kislap-generate-'));
  const isSource = (/** @type {string} */ path) =>
    !['node_modules', 'dist', 'test-results'].includes(basename(path));
  for (const part of copied)
    cpSync(join(repository, part), join(copy, part), { recursive: true, filter: isSource });
  linkPackages();
  for (const plan of plans) written.push(...(await apply(copy, plan)));
}, patienceMs);

afterAll(() => rmSync(copy, { recursive: true, force: true }), patienceMs);

describe('what the generators write', () => {
  test(
    'is linted clean and type-checks',
    () => {
      const types = { types: ['node', 'vite/client', '@testing-library/jest-dom'] };
      const project = { extends: './tsconfig.base.json', compilerOptions: types, include: [...folders] };
      writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(project));
      expect(run(['oxlint', '--type-aware', '--type-check', ...written])).toContain('0 errors');
    },
    patienceMs,
  );

  test(
    'is formatted',
    () => expect(run(['oxfmt', '--check', ...written])).toContain('All matched files'),
    patienceMs,
  );

  test(
    'passes its own tests',
    () => {
      const tests = written.filter((path) => /\.test\.tsx?$/.test(path));
      expect(tests).toHaveLength(plans.length);
      expect(run(['vitest', 'run', ...tests])).toContain(`${tests.length} passed`);
    },
    patienceMs,
  );
});

test('nothing is overwritten', async () => {
  await expect(apply(repository, { files: { 'README.md': '' }, appended: {} })).rejects.toThrow(
    'exists already',
  );
});
