import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { AppBar } from './AppBar';

test('its title is the heading of the screen and can take the focus', () => {
  render(<AppBar title="Withdrawal" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Withdrawal' });
  heading.focus();
  expect(heading).toHaveFocus();
});

test('one step back comes first, leaving altogether comes last', async () => {
  const onBack = vi.fn();
  const onClose = vi.fn();
  render(
    <AppBar
      title="Fund Record"
      back={{ label: 'Back', onPress: onBack }}
      close={{ label: 'Close', onPress: onClose }}
    />,
  );
  const [first, last] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('Back');
  expect(last).toHaveAccessibleName('Close');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onBack).not.toHaveBeenCalled();
});
