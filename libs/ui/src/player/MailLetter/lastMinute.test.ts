import { epochSecondsFrom } from '@kislap/domain';
import { expect, it } from 'vitest';

import { lastMinute } from './lastMinute';

const midnight = 1_763_913_600;

it.each([
  [midnight, '2025-11-23 23:59'],
  [midnight + 60, '2025-11-24 00:01'],
  [midnight - 1, '2025-11-23 23:59'],
  [midnight + 43_200, '2025-11-24 12:00'],
])('an end at %s is said as %s', (end, words) => {
  expect(lastMinute(epochSecondsFrom(end))).toBe(words);
});
