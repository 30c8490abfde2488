import { expect, test } from 'vitest';

import { sectorBlades } from './sectorBlades';

const sector = { count: 3, pivot: { x: 36, y: 46 }, outer: 33, inner: 13, from: -81, to: 81, gap: 2 };

test('a sector has one closed path per blade', () => {
  const blades = sectorBlades(sector);
  expect(blades).toHaveLength(3);
  expect(blades.every((path) => /^M.*Z$/.test(path))).toBe(true);
});

test('the blades lie as mirror images around the middle', () => {
  const [left, , right] = sectorBlades(sector);
  expect(left).toMatch(/^M23\.2 43\.7L/);
  expect(right).toContain('L48.8 43.7A');
});
