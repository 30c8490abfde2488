import { expect, test } from 'vitest';

import { canSendIdentity } from './canSendIdentity';

test.each([
  ['none', true],
  ['review', false],
  ['passed', false],
  ['refused', true],
] as const)('in the state %s documents can be sent: %s', (state, isOpen) => {
  expect(canSendIdentity(state)).toBe(isOpen);
});
