import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Switch } from './Switch';

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
