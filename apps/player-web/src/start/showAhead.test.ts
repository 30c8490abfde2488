import type { AheadReply } from '@kislap/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerCache } from '../session/answerCache';
import { session } from '../session/session';
import { showAhead } from './showAhead';

const keys = ['@"getUserScore",7,', '@"getUserInfo",7,'];
const shown = (): unknown[] => keys.map((key) => answerCache.provider().get(key)?.data);
const reply = (body: object): Promise<AheadReply> =>
  Promise.resolve({ status: 200, retryAfter: null, text: JSON.stringify(body) });
const scored = reply({ code: 200, msg: '', data: { Score: 1_234_500 } });
const user = {
  UserID: 7,
  NickName: 'Juan',
  Score: 1,
  DepCount: 0,
  Dep15: 0,
  UserVip: 1,
  VipOrder: 0,
  SignTimes: 0,
};
const known = reply({ code: 200, msg: '', data: { ...user, IsSignToday: 0, IsRenewToday: 0, FaceID: 3 } });
const refused = reply({ code: 400, msg: '', data: null });
const never = new Promise<undefined>(() => undefined);

const ask = (replies: object, token = 'juan'): void => {
  window.kislapAskedAhead = { token, locale: 'en', askedMs: performance.now(), replies };
};

beforeEach(() => session.signIn({ token: 'juan', userId: 7 }));

afterEach(() => {
  session.signOut();
  answerCache.clear();
  window.kislapAskedAhead = undefined;
});

it('is what home is first drawn with, and stays to be taken over', async () => {
  ask({ getUserScore: scored, getUserInfo: known });
  await showAhead();
  expect(shown()).toEqual([1_234_500, expect.objectContaining({ nickname: 'Juan', avatarId: 3 })]);
  expect(window.kislapAskedAhead?.replies).toEqual({ getUserScore: scored, getUserInfo: known });
});

it.each([
  ['is on its way', never],
  ['did not come', Promise.resolve(undefined)],
  ['was refused', refused],
  ['cannot be read', reply({ code: 200, msg: '', data: { Score: 'much' } })],
])('waits for nothing that %s, and shows the other', async (_how, score) => {
  ask({ getUserScore: score, getUserInfo: known });
  await showAhead();
  expect(shown()).toEqual([undefined, expect.objectContaining({ nickname: 'Juan' })]);
});

it('shows nobody what somebody else was asked for', async () => {
  ask({ getUserScore: scored, getUserInfo: known }, 'maria');
  await showAhead();
  expect(shown()).toEqual([undefined, undefined]);
});
