import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { OptionGroup } from '../../patterns/OptionGroup/OptionGroup';
import { PromotionOption } from './PromotionOption';

test('a promotion whose condition is not met says it and is locked', () => {
  render(
    <OptionGroup label="Activity" layout="rows" value="0" onChange={vi.fn()}>
      <PromotionOption value="15" title="recharge happy gift" caption="Needs ₱2,000.00 or more." isLocked />
      <PromotionOption value="0" title="Do not participate" />
    </OptionGroup>,
  );
  expect(screen.getByRole('radio', { name: /Needs ₱2,000.00 or more/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Do not participate' })).toBeChecked();
});

test('without steps no line is kept for them', () => {
  render(
    <OptionGroup label="Activity" layout="rows" value="0" onChange={vi.fn()}>
      <PromotionOption value="0" title="Do not participate">
        {false}
      </PromotionOption>
    </OptionGroup>,
  );
  const parts = [...(screen.getByRole('radio').closest('label')?.children ?? [])];
  expect(parts.at(-1)?.textContent).toBe('Do not participate');
});
