import { expect, it } from 'vitest';
import { depositPhase } from './useDepositMade';

const fresh = { step: undefined, hasGone: false, saysPaid: false, isTimeUp: false } as const;

it('leads to the pay page, and back to it', () => {
  expect(depositPhase(fresh)).toBe('toPay');
  expect(depositPhase({ ...fresh, step: 'ready', hasGone: true })).toBe('waiting');
});

it('offers no payment to who has paid, or can no longer pay', () => {
  expect(depositPhase({ ...fresh, hasGone: true, saysPaid: true })).toBe('looking');
  expect(depositPhase({ ...fresh, hasGone: true, saysPaid: true, isTimeUp: true })).toBe('looking');
  expect(depositPhase({ ...fresh, isTimeUp: true })).toBe('timeUp');
});

it.each([
  ['paid', 'received'],
  ['credited', 'credited'],
  ['expired', 'expired'],
  ['refused', 'refused'],
  ['closed', 'closed'],
  ['returned', 'returned'],
  ['unsure', 'unsure'],
] as const)('takes the operator’s word that it is %s before all else', (step, phase) => {
  expect(depositPhase({ step, hasGone: true, saysPaid: true, isTimeUp: true })).toBe(phase);
});
