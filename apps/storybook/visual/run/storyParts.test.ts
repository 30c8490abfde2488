import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { looks } from '../looks';
import { storyIds } from './storyIds';
import { baselinesOf } from './baselines';
import { storiesIn, storyFiles, toldBy, untoldFiles } from './storyParts';
import type { Share } from './storyParts';

const parts = ['push', 'states'] as const;

/** What a share tells of all that there is, as file and name. */
function toldIn(share: Share): readonly string[] {
  return storyFiles.flatMap((file) => {
    const names = storiesIn(readFileSync(file, 'utf8'));
    const told = toldBy(share, file, names.length);
    return names.filter((_, place) => told.has(place)).map((name) => `${file} ${name}`);
  });
}

test('no story falls between npm test and the slow tests, and none is told by both', () => {
  for (const look of looks) {
    const shared = parts.flatMap((part) => toldIn({ look, part }));
    expect(new Set(shared).size).toBe(shared.length);
    expect(shared.toSorted()).toEqual(toldIn({ look }).toSorted());
  }
});

test('every story is told in a look, and by its own name', async () => {
  const told = new Set(looks.flatMap((look) => toldIn({ look })));
  expect(told.size).toBe((await storyIds()).size);
  expect(told.size).toBeGreaterThan(1000);
});

test('npm test tells every file of stories; of what all is made of each story, of a screen the first', () => {
  const pushed = looks.flatMap((look) => toldIn({ look, part: 'push' }));
  expect(new Set(pushed.map((story) => story.split(' ')[0]))).toEqual(new Set(storyFiles));
  const all = new Set(looks.flatMap((look) => toldIn({ look })));
  const basic = [...all].filter((story) => /\/libs\/ui\/src\/(?!player\/)/.test(story));
  expect(basic.length).toBeGreaterThan(200);
  expect(basic.filter((story) => !pushed.includes(story))).toEqual([]);
  const login = pushed.filter((story) => story.includes('/pages/login/Login.stories.tsx '));
  expect(login.map((story) => story.split(' ')[1])).toEqual(['Loaded']);
});

test('a share has no file of which it tells nothing', () => {
  for (const look of looks)
    for (const part of parts) {
      const untold = untoldFiles({ look, part });
      const told = new Set(toldIn({ look, part }).map((story) => story.split(' ')[0]));
      expect(storyFiles.filter((file) => !told.has(file))).toEqual(untold);
    }
});

test('every picture has its story', async () => {
  const known = await storyIds();
  for (const look of looks)
    expect(
      baselinesOf(look)
        .storyIds()
        .filter((id) => !known.has(id)),
    ).toEqual([]);
});
