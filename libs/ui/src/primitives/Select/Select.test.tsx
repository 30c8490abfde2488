import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { controlSuite } from '../../testing/controlSuite';
import { Select } from './Select';

const banks = [
  { value: 'UBP', label: 'UnionBank' },
  { value: 'BPI', label: 'BPI' },
  { value: 'LBP', label: 'LandBank', isDisabled: true },
];

controlSuite({
  name: 'Select',
  find: (name) => screen.getByRole('combobox', { name }),
  draw: (props) => (
    <Select
      {...props}
      placeholder="Select Your Bank"
      options={banks}
      value=""
      onValueChange={() => undefined}
    />
  ),
});

function Owner({ error }: { error?: string }) {
  const [bank, setBank] = useState('');
  return (
    <Select
      label="Bank"
      placeholder="Select Your Bank"
      description="The account has to be yours."
      error={error}
      options={banks}
      value={bank}
      onValueChange={setBank}
    />
  );
}

test('nothing is chosen until the player chooses', async () => {
  render(<Owner />);
  const bank = screen.getByRole('combobox', { name: 'Bank' });
  expect(bank).toHaveValue('');
  await userEvent.selectOptions(bank, 'BPI');
  expect(bank).toHaveValue('BPI');
});

test('what the browser fills in is chosen', () => {
  render(<Owner />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'UBP' } });
  expect(screen.getByRole('combobox')).toHaveValue('UBP');
});

test('a value that is not offered now cannot be chosen', () => {
  render(<Owner />);
  expect(screen.getByRole('option', { name: 'LandBank' })).toBeDisabled();
});

test('the message under the field describes it', () => {
  const { rerender } = render(<Owner />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('The account has to be yours.');
  rerender(<Owner error="Choose a bank." />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a bank.');
  expect(screen.getByRole('combobox')).toBeInvalid();
});
