import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ErrorState } from './ErrorState';

test('a failure is announced and can be tried again', async () => {
  const onRetry = vi.fn();
  render(<ErrorState title="We could not load your bets" retry={{ label: 'Try again', onPress: onRetry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load your bets');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('trying again cannot be pressed twice', async () => {
  const onRetry = vi.fn();
  render(<ErrorState title="Failed" retry={{ label: 'Try again', onPress: onRetry, isLoading: true }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).not.toHaveBeenCalled();
});
