import { expect, test } from 'vitest';

import { meterProgress } from './meterProgress';

test.each([
  [0, 100, 0],
  [-5, 100, 0],
  [625, 1000, 0.62],
  [9_999, 10_000, 0.99],
  [10_000, 10_000, 1],
  [12_000, 10_000, 1],
  [0, 0, 1],
])('%i of %i fills the bar to %d', (done, needed, progress) => {
  expect(meterProgress(done, needed)).toBe(progress);
});
