import { describe, expect, it } from 'vitest';
import { isOrderStep, orderStep } from './PaymentOrder';

describe('the step of an order', () => {
  it('is what the operator names, and is told by the status otherwise', () => {
    expect(orderStep('paid', 'deposit', 'pending')).toBe('paid');
    expect(orderStep('', 'deposit', 'pending')).toBe('ready');
    expect(orderStep('teleported', 'deposit', 'complete')).toBe('credited');
    expect(orderStep('closed', 'deposit', 'failed')).toBe('closed');
    expect(orderStep('', 'deposit', 'failed')).toBe('refused');
    expect(orderStep('', 'withdrawal', 'complete')).toBe('done');
    expect(orderStep('', 'withdrawal', 'failed')).toBe('rejected');
  });

  it('is told by the status when only the other kind of order comes to it', () => {
    expect(orderStep('sent', 'deposit', 'pending')).toBe('ready');
    expect(orderStep('done', 'deposit', 'complete')).toBe('credited');
    expect(orderStep('paid', 'withdrawal', 'pending')).toBe('review');
    expect(orderStep('unsure', 'withdrawal', 'pending')).toBe('unsure');
  });

  it('belongs to one kind of order, apart from one that nobody knows yet', () => {
    expect(isOrderStep('credited', 'deposit')).toBe(true);
    expect(isOrderStep('credited', 'withdrawal')).toBe(false);
    expect(isOrderStep('asked', 'withdrawal')).toBe(true);
    expect(isOrderStep('unsure', 'deposit')).toBe(true);
    expect(isOrderStep('unsure', 'withdrawal')).toBe(true);
    expect(isOrderStep('teleported', 'deposit')).toBe(false);
  });
});
