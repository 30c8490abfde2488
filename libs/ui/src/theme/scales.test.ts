import { expect, test } from 'vitest';

import { scales } from './scales';

test.each(['touch', 'button', 'field', 'amount', 'bar', 'tab'] as const)(
  'a control of size "%s" is at least 44 px high',
  (size) => {
    expect(parseInt(scales.size[size], 10)).toBeGreaterThanOrEqual(44);
  },
);

test('body and input text is 16 px, so that a phone does not zoom on focus', () => {
  expect(scales.type.md).toContain(' 1rem/');
});

test('stacking order follows tab, overlay, panel, sheet, dialog, toast, system', () => {
  const { tab, overlay, panel, sheet, dialog, toast, system } = scales.z;
  const order = [tab, overlay, panel, sheet, dialog, toast, system].map(Number);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
