import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { PickerField } from './PickerField';

test('it says what is chosen and opens by keyboard', async () => {
  const onOpen = vi.fn();
  render(<PickerField label="Bank" value="GCASH" placeholder="Select Your Bank" onOpen={onOpen} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Bank: GCASH' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledOnce();
});

test('an error is tied to the field', () => {
  render(
    <PickerField
      label="Bank"
      value={undefined}
      placeholder="Select Your Bank"
      onOpen={vi.fn()}
      error="Choose one"
    />,
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Choose one');
});
