import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';

import { readStoryFile } from './storyFile';
import { storyIndexer } from './storyIndexer';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const files = ['libs/ui/src', 'apps/player-web/src', 'apps/storybook/visual'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `${root}/${folder}/${name}`),
);
const options = { makeTitle: (title = '') => title };

const omit = (input: object, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !names.includes(name) && value !== undefined),
  );

it('lists every story as Storybook does', { timeout: 60_000 }, async () => {
  expect(files.length).toBeGreaterThan(200);
  for (const fileName of files) {
    const theirs = loadCsf(readFileSync(fileName, 'utf8'), { ...options, fileName }).parse().indexInputs;
    const ours = await storyIndexer.createIndex(fileName, options);
    // Figures for its makers, and an address that the list works out by itself.
    expect(ours).toEqual(theirs.map((input) => omit(input, ['__stats', '__id', 'metaId'])));
  }
});

it('reads every file by itself', () => {
  const left = files.filter((file) => readStoryFile(file, readFileSync(file, 'utf8')) === undefined);
  expect(left).toEqual([]);
});

it.each([
  ['a computed title', 'const meta = { title: titleOf(1) };', 'export const One: Story = {};'],
  ['an export that is no constant', "const meta = { title: 'A' };", 'export function One() {}'],
  [
    'chosen exports',
    "const meta = { title: 'A', excludeStories: ['One'] };",
    'export const One: Story = {};',
  ],
])('leaves %s to Storybook', (_, meta, story) => {
  expect(readStoryFile('A.stories.tsx', `${meta}\nexport default meta;\n${story}`)).toBeUndefined();
});
