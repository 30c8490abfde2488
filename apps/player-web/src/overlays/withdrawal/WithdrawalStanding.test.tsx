import { answer, refuse } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { WithdrawalStanding } from './WithdrawalStanding';

function show(needFlow: number, balance: Money | undefined): Promise<void> {
  return renderWithOperator(<WithdrawalStanding balance={balance} userId={7} />, {
    userCashCheck: () => answer({ DepCount: 1, needFlow, BetFlow: 100 }),
    getUserInfo: () => refuse(1014),
  });
}

it('turnover that is left is told, and that game data may be late', async () => {
  await show(223.45, moneyFromPeso(500));
  expect(
    await screen.findByText(/^You need ₱123\.45 more turnover .* Game data can be up to 10 minutes late\.$/),
  ).toBeDefined();
});

it('without turnover left the whole balance can be withdrawn', async () => {
  await show(100, moneyFromPeso(500));
  expect(await screen.findByText('Available to withdraw: ₱500.00')).toBeDefined();
  expect(screen.queryByText(/Game data/)).toBeNull();
});

it('a balance that will not come has no place kept for it', async () => {
  await show(100, undefined);
  expect(screen.getByRole('region', { name: 'Balance' })).toBeDefined();
  await waitForElementToBeRemoved(screen.getByRole('region', { name: 'Balance' }), { timeout: 6000 });
}, 8000);
