import { describe, expect, it } from 'vitest';
import { isOrderAllowed } from './Player';

describe('isOrderAllowed', () => {
  it.each([
    ['no list', undefined, 4, true],
    ['a list with -1', [2, -1], 4, true],
    ['a list with the order', [1, 4], 4, true],
    ['a list without it', [1, 3], 4, false],
    ['an empty list', [], 4, false],
  ])('under %s %j answers for order %d: %s', (_case, allowedOrders, order, isAllowed) => {
    expect(isOrderAllowed(allowedOrders, order)).toBe(isAllowed);
  });
});
