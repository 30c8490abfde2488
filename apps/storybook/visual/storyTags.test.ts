import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

import { jobs, storyTags } from '../.storybook/storyTags';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = ['libs/ui/src', 'apps/player-web/src'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `${folder}/${name}`),
);
const titles = files.flatMap((file) => {
  const title = /title: '(?<title>(?:[A-Z][a-z]+|Bad input)\/[^']+)'/.exec(
    readFileSync(`${root}/${file}`, 'utf8'),
  )?.groups?.['title'];
  return title === undefined ? [] : [title];
});
const named: readonly string[] = Object.values(jobs).flat();

it('every page and overlay has its job, and every job names what there is', () => {
  const screens = titles.filter((title) => /^(?:Pages|Overlays)\//.test(title));
  expect(screens.filter((title) => !named.includes(title))).toEqual([]);
  expect(named.filter((title) => !titles.includes(title))).toEqual([]);
});

// The workshop takes a component with another inside for a folder, and fetches the first page of words beside its stories.
it('no title stands inside another', () => {
  const inside = titles.filter((title) => titles.some((other) => title.startsWith(`${other}/`)));
  expect(inside).toEqual([]);
});

it.each([
  ['Overlays/Deposit', 'Offline', ['autodocs', 'job:deposit', 'state:offline', 'risk:money']],
  ['Pages/Login', 'Loaded', ['autodocs', 'job:enter', 'state:usual', 'risk:identity']],
  [
    'Pages/Responsible gaming',
    'LimitsFailed',
    ['autodocs', 'job:protect', 'state:failed', 'state:restricted', 'risk:harm'],
  ],
  ['Primitives/Button', 'Loading', ['state:loading']],
])('%s, %s, is found by %j', (title, name, tags) => {
  expect(storyTags(title, name)).toEqual(tags);
});
