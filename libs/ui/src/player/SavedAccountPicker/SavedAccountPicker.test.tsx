import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { SavedAccountPicker } from './SavedAccountPicker';

test('an account shows no more of its number than the end', async () => {
  const onChange = vi.fn();
  render(
    <SavedAccountPicker
      label="Bank Account Management"
      accounts={[{ id: '7', bank: 'GCASH', mark: 'gcash', lastDigits: '4567' }]}
      value={undefined}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'GCASH •••• 4567' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('7');
});
