import { expect, it } from 'vitest';
import { routes } from './routes';
import type { RouteTraits } from './routes';

const traits: readonly RouteTraits[] = Object.values(routes);

/** The paths of the routes that have a trait, in the order of the alphabet. */
function pathsWith(trait: 'needsLogin' | 'guestsOnly' | 'keptAlive' | 'slidesLeft' | 'hasTabBar'): string[] {
  return traits
    .filter((route) => route[trait] === true)
    .map(({ path }) => path)
    .toSorted();
}

it('every place of the app has its path', () => {
  expect(traits.map(({ path }) => path).toSorted()).toEqual([
    '/',
    '/bet-history',
    '/bet-history/types',
    '/fairness',
    '/games',
    '/login',
    '/luck-draw',
    '/maintain',
    '/promotion',
    '/referrals',
    '/register',
    '/registerSuccess',
    '/resetPassword',
    '/responsible-gaming',
    '/rewards',
    '/user',
    '/user/checkIn',
    '/user/level',
    '/user/mail',
    '/user/prizeRecord',
    '/user/setting',
    '/user/statement',
    '/user/turnoverDetails',
    '/user/turnoverDetails/event',
    '/user/vip',
  ]);
});

it('places of players alone need a login', () => {
  expect(pathsWith('needsLogin')).toEqual([
    '/bet-history',
    '/bet-history/types',
    '/registerSuccess',
    '/rewards',
    '/user',
    '/user/level',
    '/user/mail',
    '/user/prizeRecord',
    '/user/statement',
    '/user/turnoverDetails',
    '/user/vip',
  ]);
});

it('places that a player comes back to are kept alive', () => {
  expect(pathsWith('keptAlive')).toEqual([
    '/',
    '/bet-history',
    '/promotion',
    '/user/prizeRecord',
    '/user/turnoverDetails',
    '/user/vip',
  ]);
});

it('places of the account and the promotions slide in to the left', () => {
  expect(pathsWith('slidesLeft')).toEqual([
    '/bet-history',
    '/bet-history/types',
    '/fairness',
    '/games',
    '/promotion',
    '/responsible-gaming',
    '/rewards',
    '/user',
    '/user/level',
    '/user/mail',
    '/user/prizeRecord',
    '/user/setting',
    '/user/statement',
    '/user/turnoverDetails',
    '/user/vip',
  ]);
});

it('the tab bar stands on the games, home, promotions, referrals and the account', () => {
  expect(pathsWith('hasTabBar')).toEqual(['/', '/games', '/promotion', '/referrals', '/user']);
});

it('login and registration are for guests only', () => {
  expect(pathsWith('guestsOnly')).toEqual(['/login', '/register']);
});
