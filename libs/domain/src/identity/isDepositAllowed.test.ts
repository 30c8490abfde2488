import { expect, test } from 'vitest';

import { isDepositAllowed } from './isDepositAllowed';

test.each([
  ['none', false, true],
  ['none', true, false],
  ['review', false, false],
  ['review', true, false],
  ['passed', false, true],
  ['passed', true, true],
  ['refused', false, false],
  ['refused', true, false],
] as const)('state %s, checked first %s: deposits allowed %s', (state, isCheckedFirst, isAllowed) => {
  expect(isDepositAllowed(state, { isCheckedFirst })).toBe(isAllowed);
});
