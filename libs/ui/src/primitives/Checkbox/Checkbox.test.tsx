import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { controlSuite } from '../../testing/controlSuite';
import { Checkbox } from './Checkbox';

controlSuite({
  name: 'Checkbox',
  find: (name) => screen.getByRole('checkbox', { name }),
  draw: ({ label, description: _none, ...props }) => (
    <Checkbox {...props} isChecked={false} onCheckedChange={() => undefined}>
      {label}
    </Checkbox>
  ),
  without: { description: 'Its words are the whole statement.' },
});

test('its words tick it', async () => {
  const onCheckedChange = vi.fn();
  render(
    <Checkbox isChecked={false} onCheckedChange={onCheckedChange}>
      Stay logged in
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('Stay logged in'));
  expect(onCheckedChange).toHaveBeenCalledWith(true);
});

test('the space bar takes the tick away', async () => {
  const onCheckedChange = vi.fn();
  render(
    <Checkbox isChecked onCheckedChange={onCheckedChange}>
      Stay logged in
    </Checkbox>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onCheckedChange).toHaveBeenCalledWith(false);
});

test('a missing statement is said beside the box', () => {
  render(
    <Checkbox isChecked={false} onCheckedChange={() => undefined} error="Confirm your age to continue.">
      I am 21 or older.
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Confirm your age to continue.');
});
