import type { CallName } from '@kislap/api/testing';

/** Calls whose failure a screen keeps to itself, and why the player misses nothing they could act on. */
export const quietCalls: { readonly [Name in CallName]?: string } = {
  getState: 'The ping stops by rule; the next call tells what is wrong.',
  getBanner: 'A dead banner never hides what it stands above.',
  noticeList: 'The line of notices is not there without any.',
  platformList: 'Studios only narrow the games; without their names all games are there.',
  getPayGift: 'Promotions that cannot be loaded are not offered.',
};

/** Calls that go without the session, so that they cannot end it, and those of the payment service. */
export const sessionlessCalls: readonly CallName[] = [
  'gameList',
  'getHot',
  'gameLog',
  'noticeList',
  'paylist4vip',
];
