import { describe, expect, it } from 'vitest';
import { aMethod } from '../testing/aMethod';
import { pesos } from '../testing/pesos';
import { isBalanceBelowMinimum, leastWithdrawal } from './minimum';

describe('isBalanceBelowMinimum', () => {
  it('hints while nothing can be withdrawn', () => {
    expect(isBalanceBelowMinimum(pesos(40), pesos(100))).toBe(true);
    expect(isBalanceBelowMinimum(pesos(100), pesos(100))).toBe(false);
    expect(isBalanceBelowMinimum(pesos(0), undefined)).toBe(false);
  });
});

describe('leastWithdrawal', () => {
  it('is the smallest minimum of what is open for withdrawing', () => {
    const methods = [
      aMethod({ withdrawMin: pesos(200) }),
      aMethod({ withdrawMin: pesos(100) }),
      aMethod({ withdrawMin: pesos(500) }),
      aMethod({ withdrawMin: pesos(1), isWithdraw: false }),
    ];
    expect(leastWithdrawal(methods)).toBe(pesos(100));
  });

  it('is a centavo where no minimum is set: less cannot be sent', () => {
    expect(leastWithdrawal([aMethod({ withdrawMin: pesos(0) })])).toBe(pesos(0.01));
  });

  it('is not known while nothing is open', () => {
    expect(leastWithdrawal([])).toBeUndefined();
    expect(leastWithdrawal([aMethod({ isWithdraw: false })])).toBeUndefined();
  });
});
