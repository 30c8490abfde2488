import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { RewardRow } from './RewardRow';

const row = (state: 'locked' | 'claim' | 'received') => {
  const onReceive = vi.fn();
  renderInEnglish(
    <RewardRow
      picture="coin"
      need={moneyFromPeso(2000)}
      have={moneyFromPeso(740)}
      reward={moneyFromPeso(12)}
      state={state}
      onReceive={onReceive}
    />,
  );
  return onReceive;
};

test('a locked reward says how far it is', () => {
  row('locked');
  expect(screen.getByText('37%')).toBeInTheDocument();
  expect(screen.getByRole('meter', { name: 'Bet ₱2,000.00' })).toHaveAttribute(
    'aria-valuetext',
    '₱740.00 of ₱2,000.00',
  );
});

test('a reward that is ready is received by its button', async () => {
  const onReceive = row('claim');
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
  expect(onReceive).toHaveBeenCalledOnce();
});

test('a received reward only tells', () => {
  row('received');
  expect(screen.getByText('Claimed')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
