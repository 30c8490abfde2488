import { expect, test } from 'vitest';
import { isPlayAllowed } from './isPlayAllowed';

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
