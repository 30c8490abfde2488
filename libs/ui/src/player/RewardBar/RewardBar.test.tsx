import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { RewardBar } from './RewardBar';

const bar = (props: Partial<ComponentProps<typeof RewardBar>>) => {
  const onReceive = vi.fn();
  renderInEnglish(
    <RewardBar
      need={moneyFromPeso(2000)}
      have={moneyFromPeso(740)}
      reward={moneyFromPeso(12)}
      state="locked"
      onReceive={onReceive}
      {...props}
    />,
  );
  return onReceive;
};

test('a locked reward says what is left, and its button does nothing but say so', async () => {
  const onReceive = bar({});
  const button = screen.getByRole('button', { name: 'REWARD' });
  expect(button).toHaveAccessibleDescription('₱1,260.00 left to bet today');
  await userEvent.click(button);
  expect(onReceive).not.toHaveBeenCalled();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '37');
});

test('a reward that is ready is received by its button', async () => {
  const onReceive = bar({ state: 'claim' });
  await userEvent.click(screen.getByRole('button', { name: 'REWARD' }));
  expect(onReceive).toHaveBeenCalledOnce();
});

test('a reward that was received has no button', () => {
  bar({ state: 'received' });
  expect(screen.getByText('Claimed')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a full bar is not yet a reward', () => {
  bar({ have: moneyFromPeso(5000) });
  expect(screen.getByRole('button')).toHaveAccessibleDescription('₱0.00 left to bet today');
});
