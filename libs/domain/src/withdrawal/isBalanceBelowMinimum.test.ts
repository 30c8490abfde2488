import { describe, expect, it } from 'vitest';

import { pesos } from '../testing/pesos';
import { isBalanceBelowMinimum } from './isBalanceBelowMinimum';

describe('isBalanceBelowMinimum', () => {
  it('hints while nothing can be withdrawn', () => {
    expect(isBalanceBelowMinimum(pesos(40), pesos(100))).toBe(true);
    expect(isBalanceBelowMinimum(pesos(100), pesos(100))).toBe(false);
    expect(isBalanceBelowMinimum(pesos(0), pesos(0))).toBe(false);
  });
});
