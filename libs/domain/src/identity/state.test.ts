import { expect, test } from 'vitest';
import { canSendIdentity, isDepositAllowed, isPlayAllowed, isWithdrawalAllowed } from './state';

test.each([
  ['none', true],
  ['review', false],
  ['passed', false],
  ['refused', true],
] as const)('in the state %s documents can be sent: %s', (state, isOpen) => {
  expect(canSendIdentity(state)).toBe(isOpen);
});

test.each([
  ['none', false, true],
  ['none', true, false],
  ['review', false, true],
  ['review', true, false],
  ['passed', false, true],
  ['passed', true, true],
  ['refused', false, false],
  ['refused', true, false],
] as const)('state %s, checked first %s: deposits allowed %s', (state, isCheckedFirst, isAllowed) => {
  expect(isDepositAllowed(state, { isCheckedFirst })).toBe(isAllowed);
});

test.each([
  ['none', false, true],
  ['none', true, false],
  ['review', false, true],
  ['review', true, false],
  ['passed', false, true],
  ['passed', true, true],
  ['refused', false, false],
  ['refused', true, false],
] as const)('state %s, checked first %s: playing allowed %s', (state, isCheckedFirst, isAllowed) => {
  expect(isPlayAllowed(state, { isCheckedFirst })).toBe(isAllowed);
});

test.each([
  ['none', false],
  ['review', false],
  ['passed', true],
  ['refused', false],
] as const)('in the state %s money goes out: %s', (state, isOpen) => {
  expect(isWithdrawalAllowed(state)).toBe(isOpen);
});
