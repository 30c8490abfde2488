import { expect, it } from 'vitest';
import { epochMillisecondsFrom } from '../time/epochMillisecondsFrom';
import { idleLeftMs } from './idleLeftMs';

const minutes = (count: number) => epochMillisecondsFrom(1_763_000_000_000 + count * 60_000);

it.each([
  [0, 0, 30],
  [0, 29, 1],
  [0, 30, 0],
  [0, 500, 0],
  [5, 0, 25],
  [500, 0, 0],
])('after a touch at minute %d, minute %d leaves %d minutes', (touched, now, left) => {
  expect(idleLeftMs(minutes(touched), minutes(now))).toBe(left * 60_000);
});
