import { expect, test } from 'vitest';
import { homePage } from '../../pages/homePage';
import { pageOf } from './pageOf';
import { routedTraits } from './routes';

test('every route has one page, and home the one that needs no list', () => {
  const pages = routedTraits.map(({ name }) => pageOf(name));
  expect(routedTraits.map(({ name }) => pageOf(name))).toEqual(pages);
  expect(new Set(pages).size).toBe(routedTraits.length);
  expect(pageOf('home')).toBe(homePage);
});
