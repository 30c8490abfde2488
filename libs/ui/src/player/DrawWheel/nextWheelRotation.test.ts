import { expect, test } from 'vitest';

import { nextWheelRotation } from './nextWheelRotation';
import type { WheelState } from './WheelState';

const cases: readonly (readonly [number, WheelState, number])[] = [
  [0, { type: 'landing', index: 5 }, 1575],
  [1575, { type: 'won', index: 5 }, 1575],
  [0, { type: 'won', index: 5 }, 135],
  [1575, { type: 'idle' }, 1575],
  [1575, { type: 'spinning' }, 1575],
  [1575, { type: 'failed' }, 1440],
  [1530, { type: 'failed' }, 1440],
  [1710, { type: 'none' }, 1800],
  [0, { type: 'loading' }, 0],
];

test.each(cases)('from %i degrees %o turns to %i', (from, state, rotation) => {
  expect(nextWheelRotation(from, state, (index) => index * 45)).toBe(rotation);
});
