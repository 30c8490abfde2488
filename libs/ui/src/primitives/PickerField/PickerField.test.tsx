import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { controlSuite } from '../../testing/controlSuite';
import { PickerField } from './PickerField';

controlSuite({
  name: 'PickerField',
  find: (name) => screen.getByRole('button', { name: new RegExp(`^${name}`) }),
  draw: (props) => (
    <PickerField {...props} value={undefined} placeholder="Select Your Bank" onOpen={() => undefined} />
  ),
  without: { required: 'A button has no required state: what is missing is said by the error.' },
});

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
