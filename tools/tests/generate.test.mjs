import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply } from '../generate/apply.mjs';
import { call } from '../generate/call.mjs';
import { component } from '../generate/component.mjs';
import { rule } from '../generate/rule.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const patienceMs = 180_000;
const plans = [
  rule('withdrawal/checkGenerated'),
  call('records/getGeneratedHint'),
  component('patterns/GeneratedHint'),
];

/** @type {string} */
let copy;
/** @type {string[]} */
const written = [];

/** Runs one of the project's tools in the copy. @param {string[]} command @returns {string} What it printed. */
function run([tool = '', ...args]) {
  const path = join(repository, 'node_modules', '.bin', tool);
  const { status, stdout, stderr } = spawnSync(path, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool} fails:\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'kislap-generate-'));
  const isOurs = (/** @type {string} */ path) =>
    !['node_modules', 'dist', 'test-results'].includes(basename(path));
  for (const part of [
    'libs',
    'apps/player-web',
    'tools/lint',
    '.oxlintrc.json',
    '.prettierrc.json',
    'tsconfig.base.json',
    'package.json',
  ]) {
    cpSync(join(repository, part), join(copy, part), { recursive: true, filter: isOurs });
  }
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  for (const plan of plans) written.push(...(await apply(copy, plan)));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('what the generators write', () => {
  test(
    'is linted clean',
    () => expect(run(['oxlint', '--type-aware', ...written])).toContain('0 errors'),
    patienceMs,
  );

  test(
    'is formatted',
    () => expect(run(['prettier', '--check', ...written])).toContain('All matched files'),
    patienceMs,
  );

  test.each(['libs/domain', 'libs/api', 'libs/ui'])(
    'type-checks in %s',
    (workspace) => expect(run(['tsc', '-p', workspace])).toBe(''),
    patienceMs,
  );

  test.each(['libs/domain', 'libs/api', 'libs/ui'])(
    'passes its own test in %s',
    (workspace) => {
      const tests = written.filter((path) => path.startsWith(workspace) && /\.test\.tsx?$/.test(path));
      expect(run(['vitest', 'run', '--root', workspace, ...tests.map((path) => basename(path))])).toContain(
        '1 passed',
      );
    },
    patienceMs,
  );
});

test('nothing is overwritten', async () => {
  await expect(apply(repository, { files: { 'README.md': '' }, appended: {} })).rejects.toThrow(
    'exists already',
  );
});
