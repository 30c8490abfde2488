import { expect, test } from 'vitest';
import { isInGroup } from './isInGroup';

test('every activity is in all, also one that no group knows', () => {
  for (const type of [1, 2, 15, 404]) expect(isInGroup(type, 'all')).toBe(true);
});

test.each([
  [23, 'deposit', true],
  [23, 'daily', false],
  [13, 'daily', true],
  [13, 'deposit', true],
  [3, 'friends', true],
  [2, 'vip', true],
  [404, 'vip', false],
] as const)('activity %i in %s: %s', (type, group, expected) => {
  expect(isInGroup(type, group)).toBe(expected);
});
