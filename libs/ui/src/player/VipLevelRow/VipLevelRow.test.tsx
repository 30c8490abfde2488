import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { VipLevelRow } from './VipLevelRow';
import type { VipLevelState } from './VipLevelRow';

const level = (number: number, state: VipLevelState) =>
  renderInEnglish(
    <ul>
      <VipLevelRow level={number} gift={moneyFromPeso(388)} state={state} />
    </ul>,
  );

test('a level whose gift was taken says so', () => {
  level(1, { type: 'received' });
  expect(screen.getByRole('listitem')).toHaveTextContent('VIP 1 KawayanGift ₱388.00Received');
});

test('a gift that is ready is received by its own button', async () => {
  const onReceive = vi.fn();
  level(3, { type: 'ready', onReceive });
  await userEvent.click(screen.getByRole('button', { name: 'Receive the gift of VIP 3' }));
  expect(onReceive).toHaveBeenCalledTimes(1);
});

test('while it is being received the button is busy and does nothing', async () => {
  const onReceive = vi.fn();
  level(3, { type: 'ready', onReceive, isReceiving: true });
  await userEvent.click(screen.getByRole('button'));
  expect(onReceive).not.toHaveBeenCalled();
});

test('a locked level says what it takes', () => {
  level(4, {
    type: 'locked',
    needed: { deposits: moneyFromPeso(8000), turnover: moneyFromPeso(80_000) },
  });
  expect(screen.getByText('₱8,000 in deposits, ₱80,000 in turnover')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
});

test.each([
  [3500, 17_860, 'Still ₱3,500.00 in deposits and ₱17,860.00 in turnover'],
  [3500, 0, 'Still ₱3,500.00 in deposits'],
  [0, 17_860, 'Still ₱17,860.00 in turnover'],
])('the level that comes next says what is missing: %d and %d', (deposits, turnover, words) => {
  level(4, {
    type: 'locked',
    missing: { deposits: moneyFromPeso(deposits), turnover: moneyFromPeso(turnover) },
  });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('a level without conditions is given by invitation', () => {
  level(9, { type: 'locked' });
  expect(screen.getByText('By invitation')).toBeInTheDocument();
});
