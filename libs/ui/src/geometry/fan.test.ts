import { expect, test } from 'vitest';

import { fanBlades, litBlades, sectorBlades } from './fan';

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
