import { expect, it } from 'vitest';
import { reliefStateOf } from './relief';

it.each([
  [0, 'closed'],
  [1, 'open'],
  [2, 'usedUp'],
  [3, 'closed'],
  [-1, 'closed'],
])('state %d of relief is %s', (state, named) => {
  expect(reliefStateOf(state)).toBe(named);
});
