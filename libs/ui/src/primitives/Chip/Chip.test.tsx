import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Chip } from './Chip';

test('a filter says whether it is on', async () => {
  const onClick = vi.fn();
  render(
    <Chip isSelected onClick={onClick}>
      Favorites
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Favorites', pressed: true }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a chip that only opens something is a plain button', () => {
  render(<Chip>Filter</Chip>);
  expect(screen.getByRole('button', { name: 'Filter' })).not.toHaveAttribute('aria-pressed');
});
