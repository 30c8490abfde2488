import { expect, test } from 'vitest';

import { checkInBlade, checkInStepDegrees } from './checkInBlade';

const week = Array.from({ length: 7 }, (_, index) => checkInBlade({ index, count: 7, isToday: index === 3 }));

test('seven blades share 172 degrees', () => {
  expect(checkInStepDegrees(7)).toBeCloseTo(24.57, 2);
});

test('the first blade is the one of the drawing', () => {
  expect(week[0]?.blade).toBe(
    'M133.2 206.8L15.6 196.9A180 180 0 0 1 35.7 128.1L140.1 183.1A62 62 0 0 0 133.2 206.8Z',
  );
  expect(week[0]?.rim).toBe(
    'M24.8 195L20.9 194.6A175 175 0 0 1 38.9 132.9L42.5 134.7A171 171 0 0 0 24.8 195Z',
  );
});

test('buttons stand at the middle of their blades, the one of today a little further out', () => {
  expect(week.map(({ centre }) => centre)).toEqual([
    { x: 18.5, y: 75.91 },
    { x: 25.18, y: 55.29 },
    { x: 36.35, y: 41.2 },
    { x: 50, y: 33.62 },
    { x: 63.65, y: 41.2 },
    { x: 74.82, y: 55.29 },
    { x: 81.5, y: 75.91 },
  ]);
});

test('on 320 px two neighbouring buttons of 44 px keep clear of each other', () => {
  const px = week.map(({ centre }) => ({
    x: (centre.x / 100) * 320,
    y: (centre.y / 100) * 320 * (232 / 390),
  }));
  const apart = px.slice(1).map((one, index) => {
    const before = px[index];
    return before === undefined ? 0 : Math.hypot(one.x - before.x, one.y - before.y);
  });
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(44);
});
