import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { storyProps } from '../api/storyProps.mjs';

const repository = fileURLToPath(new URL('../../', import.meta.url));

const storyFiles = ['libs/ui/src', 'apps/player-web/src'].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => join(repository, folder, name)),
);

test('every prop in a table of the workshop has a type and a sentence', { timeout: 120_000 }, () => {
  const rows = storyFiles.flatMap(storyProps);
  expect(rows.length).toBeGreaterThan(700);
  const named = (/** @type {typeof rows} */ lacking) =>
    lacking.map(({ file, name }) => `${relative(repository, file)}: ${name}`);
  expect(named(rows.filter(({ hasSentence }) => !hasSentence))).toEqual([]);
  expect(named(rows.filter(({ hasType }) => !hasType))).toEqual([]);
});

test('a prop that nobody has said anything of is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kislap-props-'));
  try {
    const file = join(folder, 'Bell.stories.tsx');
    writeFileSync(
      file,
      [
        'interface BellProps { /** How loud. */ volume: number; tone: string }',
        'export function Bell({ volume, tone }: BellProps) { return <i title={tone}>{volume}</i>; }',
        "const meta = { component: Bell, argTypes: { echo: { description: 'Twice.' } }, args: { children: 1 } };",
        'export default meta;',
        "export const Loud = { args: { 'data-hall': 1 } };",
      ].join('\n'),
    );
    const rows = storyProps(file).map(({ name, hasSentence, hasType }) => [name, hasSentence, hasType]);
    expect(rows).toEqual([
      ['volume', true, true],
      ['tone', false, true],
      ['children', true, true],
      ['data-hall', false, false],
      ['echo', true, false],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
