import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishedLast, groupOf, isInGroup } from './activityGroups';

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

test.each([
  [23, 'newcomers'],
  [19, 'newcomers'],
  [15, 'deposit'],
  [1, 'daily'],
  [4, 'friends'],
  [2, 'vip'],
  [404, 'other'],
] as const)('above its title activity %i says %s', (type, expected) => {
  expect(groupOf(type)).toBe(expected);
});

test('a claimed promotion sinks below the open ones, whose order stays', () => {
  const listed = finishedLast([
    { id: 1, isFinished: true },
    { id: 2, isFinished: false },
    { id: 3, isFinished: true },
    { id: 4, isFinished: false },
  ]);
  expect(listed.map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

test('listing again changes nothing, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.nat(), isFinished: fc.boolean() })), (promotions) => {
      const once = finishedLast(promotions);
      expect(finishedLast(once)).toEqual(once);
      expect(once).toHaveLength(promotions.length);
    }),
  );
});
