import { expect, test } from 'vitest';

import { looks } from '../looks';
import { shareStories } from './shareStories';

const screen = '/kislap/apps/player-web/src/pages/user/User.stories.tsx';
const stories = `
export default meta;
export const Loaded = pageStory('/user');
export const Loading = pageStory('/user', {});
export const Failed: Story = { args: {} };
export const Guest = pageStory('/user');
`;

/** The stories that a look tells of a file. */
function toldIn(look: (typeof looks)[number], file: string, source = stories): readonly string[] {
  const { transform } = shareStories({ look });
  if (typeof transform !== 'function') throw new Error('The plugin no longer transforms.');
  const answer: unknown = Reflect.apply(transform, undefined, [source, file]);
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : source;
  return [...String(code).matchAll(/^export const (\w+)/gmu)].flatMap(([, name]) => name ?? []);
}

const [english, tagalog] = looks;

test('tells each story in a single look, in turn', () => {
  expect(toldIn(tagalog, screen)).toEqual(['Loaded', 'Failed']);
  expect(toldIn(english, screen)).toEqual(['Loading', 'Guest']);
});

test('begins another file with the other look, wherever the repository lies', () => {
  const other = screen.replace('User.stories', 'Users.stories');
  expect(toldIn(english, other)).toEqual(['Loaded', 'Failed']);
  expect(toldIn(english, `/somewhere${other}`)).toEqual(['Loaded', 'Failed']);
});

test('tells a file’s only story in both', () => {
  for (const look of looks)
    expect(toldIn(look, screen, 'export const Loaded = pageStory();')).toEqual(['Loaded']);
});

test('leaves what is no story alone', () => {
  for (const look of looks) expect(toldIn(look, '/kislap/libs/ui/src/index.ts')).toHaveLength(4);
});
