import { answer, refuse, samplePlayer } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { WithdrawalStatus } from './WithdrawalStatus';

function show(needFlow: number, balance: Money | undefined): Promise<void> {
  return renderWithOperator(<WithdrawalStatus balance={balance} userId={7} />, {
    userCashCheck: () => answer({ DepCount: 1, needFlow, BetFlow: 100 }),
    getUserInfo: () => refuse(1014),
  });
}

it('turnover that is left is told, with the way to it', async () => {
  await show(223.45, moneyFromPeso(500));
  expect(await screen.findByText(/^You need ₱123\.45 more turnover/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Turnover details' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Give up the bonus' })).toBeNull();
});

it('what is left to play and the way out of a bonus stand in one note', async () => {
  await renderWithOperator(<WithdrawalStatus balance={moneyFromPeso(500)} userId={7} />, {
    userCashCheck: () => answer({ DepCount: 1, needFlow: 223.45, BetFlow: 100, own: 400, bonus: 100 }),
    getUserInfo: () => refuse(1014),
  });
  const words = await screen.findByText(/^You need ₱123\.45 more turnover/);
  expect(words.textContent).toContain('₱400.00 yours + ₱100.00 locked.');
  const wayOut = screen.getByRole('button', { name: 'Give up the bonus' });
  expect(words.parentElement?.contains(wayOut)).toBe(true);
});

const task = (id: number, needFlow: number, BetFlow: number) => ({
  id,
  logtime: 1_763_000_000,
  type: 'deposit' as const,
  title: 'Deposit',
  am: needFlow,
  times: 1,
  needFlow,
  BetFlow,
  state: BetFlow < needFlow ? 0 : 1,
});

it('the gauge shows a fresh deposit at nothing, however much was played before', async () => {
  const sums = { needFlow: 202_000, BetFlow: 200_000 };
  await renderWithOperator(<WithdrawalStatus balance={moneyFromPeso(2_000)} userId={7} />, {
    userCashCheck: () => answer({ DepCount: 40, ...sums }),
    turnover: () => answer({ list: [task(2, 2_000, 0), task(1, 200_000, 200_000)], more: 0, ...sums }),
  });
  expect(await screen.findByText('0%')).toBeDefined();
  expect(screen.getByText(/You need ₱2,000\.00 more turnover/)).toBeDefined();
});

it('the gauge is full, and no task is asked for, once everything is met', async () => {
  await renderWithOperator(<WithdrawalStatus balance={moneyFromPeso(2_000)} userId={7} />, {
    userCashCheck: () => answer({ DepCount: 40, needFlow: 3_000, BetFlow: 3_000 }),
    turnover: () => refuse(500),
  });
  expect(await screen.findByText('100%')).toBeDefined();
});

it('without turnover left the whole balance can be withdrawn', async () => {
  await show(100, moneyFromPeso(500));
  expect(await screen.findByText('Available to withdraw: ₱500.00')).toBeDefined();
  expect(screen.queryByText(/more turnover/)).toBeNull();
});

it('while it is not known whether a withdrawal was made, nothing is said to be available, and the balance is asked for anew', async () => {
  const asked = vi.fn(() => answer({ ...samplePlayer }));
  await renderWithOperator(<WithdrawalStatus balance={moneyFromPeso(500)} userId={7} isUnsure />, {
    userCashCheck: () => answer({ DepCount: 1, needFlow: 100, BetFlow: 100 }),
    getUserInfo: asked,
  });
  expect(await screen.findByText('Still checking')).toBeDefined();
  await screen.findByText('100%');
  expect(screen.queryByText(/^Available to withdraw/)).toBeNull();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

it('a balance that will not come has no place kept for it', async () => {
  await show(100, undefined);
  expect(screen.getByRole('region', { name: 'Balance' })).toBeDefined();
  await waitForElementToBeRemoved(screen.getByRole('region', { name: 'Balance' }), { timeout: 6000 });
}, 8000);
