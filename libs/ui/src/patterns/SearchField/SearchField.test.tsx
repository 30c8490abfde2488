import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { SearchField } from './SearchField';

test('every letter narrows the list', async () => {
  const onValueChange = vi.fn();
  render(<SearchField label="Search banks" clearLabel="Clear" value="b" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search banks' }), 'p');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('bp');
});

test('there is a cross only when there is something to clear', async () => {
  const onValueChange = vi.fn();
  const { rerender } = render(
    <SearchField label="Search banks" clearLabel="Clear" value="" onValueChange={onValueChange} />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<SearchField label="Search banks" clearLabel="Clear" value="bpi" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
});
