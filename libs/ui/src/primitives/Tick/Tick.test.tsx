import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Tick } from './Tick';

test.each(['checkbox', 'radio'] as const)(
  'a %s is the browser’s own, and its check is only drawn',
  async (type) => {
    const onChange = vi.fn();
    const { container } = render(<Tick type={type} aria-label="Agree" onChange={onChange} />);
    const input = screen.getByRole(type, { name: 'Agree' });
    await userEvent.click(input);
    expect(input).toBeChecked();
    expect(onChange).toHaveBeenCalledOnce();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

test('the space bar ticks it', async () => {
  render(<Tick type="checkbox" aria-label="Agree" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a disabled one stays as it is', async () => {
  render(<Tick type="checkbox" aria-label="Agree" disabled />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
