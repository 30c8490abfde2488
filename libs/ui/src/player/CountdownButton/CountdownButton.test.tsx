import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { CountdownButton } from './CountdownButton';

test('it shows every second and speaks every fifteen', () => {
  const { rerender } = renderInEnglish(<CountdownButton secondsLeft={44} onPress={vi.fn()} />);
  expect(screen.getByRole('button')).toHaveTextContent('Resend in 44s');
  expect(screen.getByRole('status')).toHaveTextContent('Resend in 45s');
  rerender(<CountdownButton secondsLeft={31} onPress={vi.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('Resend in 45s');
  rerender(<CountdownButton secondsLeft={30} onPress={vi.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('Resend in 30s');
});

test('it sends when the time is over, and not before', async () => {
  const onPress = vi.fn();
  const { rerender } = renderInEnglish(<CountdownButton secondsLeft={1} onPress={onPress} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
  rerender(<CountdownButton secondsLeft={0} onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
