import { expect, it } from 'vitest';
import { giftStateOf } from './levelGifts';

it.each([
  [0, 'locked'],
  [1, 'ready'],
  [2, 'received'],
  [3, 'locked'],
  [-1, 'locked'],
  [Number.NaN, 'locked'],
])('state %d of a VIP gift is %s', (state, named) => {
  expect(giftStateOf(state)).toBe(named);
});
