import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { controlSuite } from '../../testing/controlSuite';
import { SearchField } from './SearchField';

const narrows = 'It narrows a list and is part of no form.';

controlSuite({
  name: 'SearchField',
  find: (name) => screen.getByRole('searchbox', { name }),
  draw: ({ label }) => (
    <SearchField label={label} clearLabel="Clear" value="" onValueChange={() => undefined} />
  ),
  without: { description: narrows, error: narrows, required: narrows, disabled: narrows },
});

test('every letter narrows the list', async () => {
  const onValueChange = vi.fn();
  render(<SearchField label="Search banks" clearLabel="Clear" value="b" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search banks' }), 'p');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('bp');
});

test('what is pasted or composed is searched for as it is', async () => {
  const onValueChange = vi.fn();
  render(<SearchField label="Search banks" clearLabel="Clear" value="" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste(' Unión Bank ');
  expect(onValueChange).toHaveBeenLastCalledWith(' Unión Bank ');
  fireEvent.compositionStart(screen.getByRole('searchbox'));
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ñ' }, isComposing: true });
  expect(onValueChange).toHaveBeenLastCalledWith('ñ');
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

test('Escape leaves an empty field, so that what shares its line comes back', async () => {
  render(
    <SearchField label="Search games" clearLabel="Clear" value="" beside="All" onValueChange={vi.fn()} />,
  );
  await userEvent.click(screen.getByRole('searchbox'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
});
