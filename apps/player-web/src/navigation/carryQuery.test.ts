import { describe, expect, it } from 'vitest';

import { carryQuery } from './carryQuery';

describe('carryQuery', () => {
  it.each([
    ['?invite=A1', '', '?invite=A1'],
    ['?invite=A1', '?', '?invite=A1'],
    ['?invite=A1', '?id=3', '?id=3'],
    ['', '?id=3', '?id=3'],
    ['', '', ''],
    ['?invite=A1&token=t&code=1&redirect=%2Fuser&is=app', '', '?invite=A1&is=app'],
    ['?Token=t', '', ''],
    ['?tokens=2', '', '?tokens=2'],
    ['?invite=A1', '?overlay=deposit', '?invite=A1&overlay=deposit'],
    ['?invite=A1', '?id=3&overlay=deposit', '?id=3&overlay=deposit'],
    ['?overlay=deposit&invite=A1', '', '?invite=A1'],
    ['', '?overlay=deposit', '?overlay=deposit'],
    ['?q=a%26b&q=c', '', '?q=a%26b&q=c'],
  ])('leads from a page with %j to one with %j by %j', (previous, next, carried) => {
    expect(carryQuery(previous, next)).toBe(carried);
  });
});
