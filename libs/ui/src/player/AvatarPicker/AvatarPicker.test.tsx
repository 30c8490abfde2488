import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { AvatarPicker } from './AvatarPicker';

test('eight faces are one choice, each with a name', async () => {
  const onChange = vi.fn();
  renderInEnglish(<AvatarPicker value={1} onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Choose an avatar' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(screen.getByRole('radio', { name: 'Avatar 1' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Avatar 6' }));
  expect(onChange).toHaveBeenCalledWith(6);
});

test('a number without a face is the first one', () => {
  renderInEnglish(<AvatarPicker value={99} onChange={vi.fn()} />);
  expect(screen.getByRole('radio', { name: 'Avatar 1' })).toBeChecked();
});
