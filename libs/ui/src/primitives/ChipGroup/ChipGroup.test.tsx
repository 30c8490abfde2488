import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { ChipGroup } from './ChipGroup';

function Owner() {
  const [amount, setAmount] = useState<string | null>(null);
  return (
    <ChipGroup
      label="Quick amounts"
      layout="grid"
      value={amount}
      onValueChange={setAmount}
      options={[
        { value: '100', label: '₱100' },
        { value: '500', label: '₱500', caption: '+₱75.00' },
        { value: '50000', label: '₱50,000', isDisabled: true },
      ]}
    />
  );
}

test('a press chooses an amount and leaves the others', async () => {
  render(<Owner />);
  await userEvent.click(screen.getByText('₱100'));
  await userEvent.click(screen.getByText('₱500'));
  expect(screen.getByRole('radio', { name: /₱500/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: '₱100' })).not.toBeChecked();
});

test('the bonus of an amount is part of its name', () => {
  render(<Owner />);
  expect(screen.getByRole('radio', { name: /₱500.*\+₱75\.00/ })).toBeInTheDocument();
});

test('an amount that is out of reach cannot be chosen', async () => {
  render(<Owner />);
  await userEvent.click(screen.getByText('₱50,000'));
  expect(screen.getByRole('radio', { name: '₱50,000' })).not.toBeChecked();
});
