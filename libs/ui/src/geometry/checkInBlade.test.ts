import { expect, test } from 'vitest';

import { checkInBlade, checkInStepDegrees } from './checkInBlade';

const week = Array.from({ length: 7 }, (_, index) => checkInBlade({ index, count: 7, isToday: index === 3 }));

test('seven blades share 172 degrees', () => {
  expect(checkInStepDegrees(7)).toBeCloseTo(24.57, 2);
});

test('the first blade is the one of the drawing', () => {
  expect(week[0]?.blade).toBe(
    'M120.2 206.8L2.6 196.9A180 180 0 0 1 22.7 128.1L127.1 183.1A62 62 0 0 0 120.2 206.8Z',
  );
  expect(week[0]?.rim).toBe(
    'M11.8 195L7.9 194.6A175 175 0 0 1 25.9 132.9L29.5 134.7A171 171 0 0 0 11.8 195Z',
  );
});

test('buttons stand at the middle of their blades, the one of today a little further out', () => {
  expect(week.map(({ centre }) => centre)).toEqual([
    { x: 15.19, y: 75.42 },
    { x: 22.57, y: 54.16 },
    { x: 34.92, y: 39.64 },
    { x: 50, y: 31.9 },
    { x: 65.08, y: 39.64 },
    { x: 77.43, y: 54.16 },
    { x: 84.81, y: 75.42 },
  ]);
});

test('on 320 px two neighbouring buttons of 44 px keep clear of each other', () => {
  const fanPx = 320 - 2 * 16;
  const px = week.map(({ centre }) => ({
    x: (centre.x / 100) * fanPx,
    y: (centre.y / 100) * fanPx * (232 / 364),
  }));
  const apart = px.slice(1).map((one, index) => {
    const before = px[index];
    return before === undefined ? 0 : Math.hypot(one.x - before.x, one.y - before.y);
  });
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(44);
});
