import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { BalanceHeader } from './BalanceHeader';

const draw = (props: Partial<ComponentProps<typeof BalanceHeader>> = {}) => {
  const handlers = { onToggleHidden: vi.fn(), onDeposit: vi.fn(), onWithdraw: vi.fn() };
  renderInEnglish(
    <BalanceHeader
      balance={moneyFromPeso(12480.5)}
      isHidden={false}
      turnover={{ percent: 68, left: moneyFromPeso(1260) }}
      turnoverHref="/user/turnoverDetails"
      limitsHref="/responsible-gaming"
      {...handlers}
      {...props}
    />,
  );
  return handlers;
};

test('the turnover is said whole: the percent and what is left', () => {
  draw();
  expect(screen.getByRole('link', { name: '68 percent of turnover done, ₱1,260.00 left' })).toHaveTextContent(
    '₱1,260.00 turnover left',
  );
});

test('a turnover that is complete says so instead of an amount', () => {
  draw({ turnover: { percent: 100, left: zeroMoney } });
  expect(screen.getByRole('link', { name: /turnover/i })).toHaveTextContent('Turnover complete');
});

test('nothing was completed where nothing was asked for', () => {
  draw({ turnover: { percent: undefined, left: zeroMoney } });
  const link = screen.getByRole('link', { name: 'No turnover needed.' });
  expect(link).not.toHaveTextContent(/%|complete/);
});

test('an unknown balance shows no figure', () => {
  draw({ balance: undefined, turnover: 'unknown' });
  expect(screen.getByRole('region', { name: 'Balance' })).not.toHaveTextContent(/\d/);
});

test('the way to the limits stands beside the way in', () => {
  draw();
  expect(screen.getByRole('link', { name: 'My limits' })).toHaveAttribute('href', '/responsible-gaming');
});

test('the eye hides the balance', async () => {
  const { onToggleHidden } = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
  expect(onToggleHidden).toHaveBeenCalledTimes(1);
});

test('no money moves without a connection', async () => {
  const { onDeposit } = draw({ isOffline: true });
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onDeposit).not.toHaveBeenCalled();
});

test('a view of earlier veils its money, and a player who hides none of it may still act', async () => {
  const { onDeposit } = draw({ balance: 'veiled', turnover: 'veiled' });
  const region = screen.getByRole('region', { name: 'Balance' });
  expect(region).toHaveTextContent('₱••••••');
  expect(region).not.toHaveTextContent(/[1-9]/);
  expect(screen.getByRole('link', { name: 'loading...' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onDeposit).toHaveBeenCalledTimes(1);
});
