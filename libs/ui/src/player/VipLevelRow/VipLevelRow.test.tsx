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
  expect(screen.getByRole('listitem')).toHaveTextContent('VIP 1 KawayanLevel-up gift: ₱388.00Claimed');
});

test('a gift that is ready is received by its own button', async () => {
  const onReceive = vi.fn();
  level(3, { type: 'ready', onReceive });
  await userEvent.click(screen.getByRole('button', { name: 'Claim the level-up gift, VIP 3' }));
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
  expect(screen.getByText('₱8,000 deposits, ₱80,000 turnover')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
});

test.each([
  [3500, 17_860, '₱3,500 deposits, ₱17,860 turnover to go'],
  [3500, 0, '₱3,500 deposits to go'],
  [0, 17_860.01, '₱17,861 turnover to go'],
])('the level that comes next says what is missing: %d and %d', (deposits, turnover, words) => {
  level(4, {
    type: 'locked',
    missing: { deposits: moneyFromPeso(deposits), turnover: moneyFromPeso(turnover) },
  });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each([
  [1_200_000, '₱1.2M'],
  [15_000_000, '₱15M'],
  [1_234_567, '₱1,234,567'],
])('millions are as short as they can truthfully be: %d', (turnover, words) => {
  level(7, { type: 'locked', needed: { deposits: moneyFromPeso(1), turnover: moneyFromPeso(turnover) } });
  expect(screen.getByText(`₱1 deposits, ${words} turnover`)).toBeInTheDocument();
});

test('a level without conditions is given by invitation', () => {
  level(9, { type: 'locked' });
  expect(screen.getByText('By invitation')).toBeInTheDocument();
});
