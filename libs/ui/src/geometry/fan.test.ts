import { expect, test } from 'vitest';

import { fanBlades } from './fanBlades';
import { litBlades } from './litBlades';

test.each([
  [11, 0, 0],
  [11, 0.04, 0],
  [11, 0.05, 1],
  [11, 0.68, 7],
  [11, 0.95, 10],
  [11, 1, 11],
  [15, 1.7, 15],
  [15, -1, 0],
])('of %i blades %d done lights %i', (count, progress, lit) => {
  expect(litBlades(count, progress)).toBe(lit);
});

test('a fan has one closed path per blade', () => {
  const blades = fanBlades({ count: 11, outer: 48, inner: 27.8 });
  expect(blades).toHaveLength(11);
  expect(blades.every((path) => /^M.*Z$/.test(path))).toBe(true);
});
