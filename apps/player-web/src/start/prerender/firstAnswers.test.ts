import { bannersKey, hotGamesKey, noticesKey } from '@kislap/api';
import { unstable_serialize as writtenKey } from 'swr';
import { expect, it } from 'vitest';
import { firstCalls, readFirstAnswers } from './firstAnswers';

const now = 1_800_000_000;
const answer = (data: unknown): string => JSON.stringify({ code: 200, msg: '', data, ts: now });
const hotCodes = Array.from({ length: 12 }, (_, index) => `g${index}`);
const game = (gc: string, cat: string) => ({ gc, name: gc, cat, s: 1 });

const whole = {
  '/api/web/getBanner': answer([{ id: 1, img: '/a.webp', link: '', sort: 1 }]),
  '/api/web/noticeList': answer([
    { id: 1, title: 'now', content: 'now', stime: now - 60, etime: now + 60 },
    { id: 2, title: 'over', content: 'over', etime: now - 60 },
    { id: 3, title: 'soon', content: 'soon', stime: now + 60 },
  ]),
  '/api/web/getHot': answer(hotCodes.map((gc) => ({ gc }))),
  '/api/web/gameList': answer([...hotCodes.map((gc) => game(gc, 'slot')), game('bangus', 'fish')]),
};

it('asks what the first view shows, in its language', () => {
  expect(firstCalls('tag').map(({ path }) => path)).toEqual(Object.keys(whole));
  expect(firstCalls('tag')[0]).toEqual({
    path: '/api/web/getBanner',
    fields: { type: '1' },
    headers: { 'X-Lang': 'tag', 'Accept-Language': 'fil' },
  });
});

it('keeps what is shown at first: the notices of this moment, nine hot games, and the shelves of all', async () => {
  const { answers, games } = await readFirstAnswers('en', whole);
  expect(answers[writtenKey(bannersKey('home'))]).toEqual([{ id: 1, image: '/a.webp', link: '', sort: 1 }]);
  expect(answers[writtenKey(noticesKey)]).toEqual([
    { id: 1, title: 'now', text: 'now', announcesMaintenance: false },
  ]);
  expect(answers[writtenKey(hotGamesKey)]).toEqual(hotCodes);
  expect(games?.games.map(({ code }) => code)).toEqual(hotCodes.slice(0, 9));
  expect(games?.shelves).toEqual(['hot', 'all', 'slot', 'fish']);
});

it('leaves out what cannot be had or read, and no game where none is hot', async () => {
  const { answers, games } = await readFirstAnswers('en', {
    '/api/web/getBanner': 'Bad gateway',
    '/api/web/getHot': answer([]),
    '/api/web/gameList': whole['/api/web/gameList'],
  });
  expect(answers).toEqual({ [writtenKey(hotGamesKey)]: [] });
  expect(games).toBeUndefined();
});
