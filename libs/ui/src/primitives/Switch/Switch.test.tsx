import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { controlSuite } from '../../testing/controlSuite';
import { Switch } from './Switch';

controlSuite({
  name: 'Switch',
  find: (name) => screen.getByRole('switch', { name }),
  draw: ({ error: _none, ...props }) => <Switch {...props} isOn={false} onToggle={() => undefined} />,
  without: {
    error: 'It takes effect at once: what fails is said by a toast.',
    required: 'A setting that has to be on is not a setting.',
  },
});

test('a press anywhere on the row turns the setting on', async () => {
  const onToggle = vi.fn();
  render(<Switch label="Less motion" isOn={false} onToggle={onToggle} />);
  await userEvent.click(screen.getByText('Less motion'));
  expect(onToggle).toHaveBeenCalledWith(true);
});

test('the description is not part of the name', () => {
  render(
    <Switch label="Less motion" description="Nothing slides or turns." isOn onToggle={() => undefined} />,
  );
  const motion = screen.getByRole('switch', { name: 'Less motion' });
  expect(motion).toHaveAccessibleDescription('Nothing slides or turns.');
  expect(motion).toBeChecked();
});

test('a disabled switch does not turn', async () => {
  const onToggle = vi.fn();
  render(<Switch label="Less motion" isOn={false} disabled onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(onToggle).not.toHaveBeenCalled();
});
