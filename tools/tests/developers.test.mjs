import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/developers.md`, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'kislap-developers-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The headings that have an example, with it. */
const examples = page.split(/^## /m).flatMap((section) => {
  const [, code] = /^```ts\n([\s\S]*?)^```$/m.exec(section) ?? [];
  const [title = ''] = section.split('\n');
  return code === undefined ? [] : [{ title, code }];
});

test('every question of the page has an example', () => {
  expect(examples.map(({ title }) => title)).toEqual([
    'Money',
    'The answer to a withdrawal',
    'A bonus',
    'Repairing a check-in',
  ]);
});

test.each(examples)('$title: the example prints what its comments say', async ({ title, code }) => {
  const said = code.split('\n').filter((line) => line.includes('console.log('));
  const expected = said.map((line) => line.split(' // ')[1]);
  expect(expected).not.toContain(undefined);
  const script = join(folder, `${title.replaceAll(' ', '-')}.mjs`);
  const { outputFiles } = await build({
    stdin: { contents: code, loader: 'ts', resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
  });
  writeFileSync(script, outputFiles[0]?.text ?? '');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  // Where colours are forced, truths come in colour.
  expect(stripVTControlCharacters(stdout).trim().split('\n')).toEqual(expected);
});
