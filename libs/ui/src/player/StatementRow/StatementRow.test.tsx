import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { StatementRow } from './StatementRow';

const at = epochSecondsFrom(1_763_643_873);

test.each([
  ['deposit', 1000, 'Deposit', '+₱1,000.00'],
  ['withdrawal', -500, 'Withdrawal', '−₱500.00'],
  ['bet', -20, 'Bet', '−₱20.00'],
  ['other', 0, 'Other', '₱0.00'],
] as const)('a %s of %d is "%s" with %s', (kind, pesos, title, amount) => {
  renderInEnglish(
    <StatementRow kind={kind} at={at} amount={moneyFromPeso(pesos)} balanceAfter={moneyFromPeso(1)} />,
  );
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByText(amount)).toBeInTheDocument();
  expect(screen.getByText('Balance ₱1.00')).toBeInTheDocument();
  expect(screen.getByText('2025-11-20 21:04:33')).toBeInTheDocument();
});

test.each([
  ['bet', 'Bet: Color Perya'],
  ['win', 'Win: Color Perya'],
  ['refund', 'Refund'],
] as const)('a %s with a game is "%s"', (kind, title) => {
  renderInEnglish(<StatementRow kind={kind} gameName="Color Perya" at={at} amount={moneyFromPeso(5)} />);
  expect(screen.getByText(title)).toBeInTheDocument();
});

test('a balance that nobody told is not shown', () => {
  renderInEnglish(<StatementRow kind="bonus" at={at} amount={moneyFromPeso(5)} />);
  expect(screen.queryByText(/Balance/)).not.toBeInTheDocument();
});
