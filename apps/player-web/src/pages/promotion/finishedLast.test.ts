import fc from 'fast-check';
import { expect, test } from 'vitest';

import { finishedLast } from './finishedLast';

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
