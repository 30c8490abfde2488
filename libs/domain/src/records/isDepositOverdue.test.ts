import { expect, test } from 'vitest';

import { epochSecondsFrom } from '../time/epochSecondsFrom';
import { isDepositOverdue } from './isDepositOverdue';

const at = epochSecondsFrom(1_763_600_000);
const after = (seconds: number) => epochSecondsFrom(1_763_600_000 + seconds);

test.each([
  ['pending', 299, false],
  ['pending', 300, true],
  ['complete', 3000, false],
  ['failed', 3000, false],
] as const)('a %s deposit after %i seconds is overdue: %s', (status, seconds, isOverdue) => {
  expect(isDepositOverdue({ status, at }, after(seconds))).toBe(isOverdue);
});
