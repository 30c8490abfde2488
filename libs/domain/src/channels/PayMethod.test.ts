import { describe, expect, it } from 'vitest';
import { aMethod } from '../testing/aMethod';
import { withdrawMethods } from './PayMethod';

describe('withdrawMethods', () => {
  it('lists the methods for withdrawals in their own order', () => {
    const listed = [
      aMethod({ id: 1, withdrawSort: 3, depositSort: 1 }),
      aMethod({ id: 2, withdrawSort: 1, depositSort: 2 }),
      aMethod({ id: 3, isWithdraw: false }),
    ];
    expect(withdrawMethods(listed).map(({ id }) => id)).toEqual([2, 1]);
  });
});
