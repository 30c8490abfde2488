import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { ClaimRow } from './ClaimRow';

test('a gift that is ready is received with the amount on the button', async () => {
  const onReceive = vi.fn();
  renderInEnglish(<ClaimRow period="week" state={{ type: 'ready', amount: moneyFromPeso(88), onReceive }} />);
  expect(screen.getByText('Weekly gift is ready')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Claim ₱88.00' }));
  expect(onReceive).toHaveBeenCalledTimes(1);
});

test('what is to bet stands beside the button, before it is pressed', () => {
  const ready = { type: 'ready', amount: moneyFromPeso(88), onReceive: vi.fn() } as const;
  renderInEnglish(
    <ClaimRow period="week" caption="Until Monday" state={{ ...ready, toBet: moneyFromPeso(176) }} />,
  );
  expect(screen.getByText(/₱176\.00 to your turnover/)).toBeInTheDocument();
});

test('until when it can be claimed is the last minute before it lapses, as in every list of gifts', () => {
  const until = epochSecondsFrom(1_763_308_800);
  const ready = { type: 'ready', amount: moneyFromPeso(88), onReceive: vi.fn() } as const;
  renderInEnglish(<ClaimRow period="week" state={{ ...ready, until }} />);
  expect(screen.getByText('Claim by 2025-11-16 23:59')).toBeInTheDocument();
});

test.each([
  ['day', 'Daily gift'],
  ['week', 'Weekly gift'],
  ['month', 'Monthly gift'],
] as const)('the gift of the %s that was received has no button', (period, name) => {
  renderInEnglish(<ClaimRow period={period} caption="Next on Monday 00:00" state={{ type: 'received' }} />);
  expect(screen.getByText(name)).toBeInTheDocument();
  expect(screen.getByText('Claimed')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a locked gift says what it needs', () => {
  renderInEnglish(<ClaimRow period="month" caption="From VIP 2" state={{ type: 'locked' }} />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
  expect(screen.getByText('From VIP 2')).toBeInTheDocument();
});
