import { describe, expect, it } from 'vitest';

import { canSubmitWithdrawal } from './canSubmitWithdrawal';

const filled = { amountText: '500', accountNumber: '09171234567', accountName: 'Juan' };

describe('canSubmitWithdrawal', () => {
  it('allows a filled form', () => {
    expect(canSubmitWithdrawal(filled)).toBe(true);
  });

  it.each(['amountText', 'accountNumber', 'accountName'])('waits for the %s', (field) => {
    expect(canSubmitWithdrawal({ ...filled, [field]: '' })).toBe(false);
    expect(canSubmitWithdrawal({ ...filled, [field]: '  ' })).toBe(false);
  });
});
