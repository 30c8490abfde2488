import fc from 'fast-check';
import { expect, test } from 'vitest';

import { qrPath } from './qrPath';

test('neighbours in a row are one rectangle', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('the rectangles cover as many squares as are dark', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.boolean(), { maxLength: 30 }), { maxLength: 30 }), (rows) => {
      const covered = [...qrPath(rows).matchAll(/h(\d+)v/g)].reduce(
        (sum, [, width]) => sum + Number(width),
        0,
      );
      expect(covered).toBe(rows.flat().filter(Boolean).length);
    }),
  );
});
