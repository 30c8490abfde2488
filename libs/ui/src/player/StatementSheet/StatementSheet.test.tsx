import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { StatementSheet } from './StatementSheet';

const movements = [
  {
    id: 2,
    at: epochSecondsFrom(1_763_643_873),
    kind: 'bet',
    amount: moneyFromPeso(-20),
    balanceAfter: moneyFromPeso(480),
    reference: 'a1f0c2d9',
    gameName: 'Color Perya',
  },
  { id: 1, at: epochSecondsFrom(1_763_643_000), kind: 'other', amount: moneyFromPeso('0.5') },
] as const;

test('it says whose it is and of when, what it came to, and every movement', () => {
  renderInEnglish(
    <StatementSheet
      period="November 2025"
      account="Player ID 100002"
      facts={[{ term: 'Deposited', value: '₱500.00' }]}
      movements={movements}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Statement: November 2025');
  expect(screen.getByText('Player ID 100002')).toBeInTheDocument();
  expect(screen.getByText('Deposited')).toBeInTheDocument();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '2025-11-20 21:04:33Bet: Color Perya−₱20.00₱480.00a1f0c2d9',
    '2025-11-20 20:50:00Other+₱0.50',
  ]);
});

test('it says when not everything is printed', () => {
  renderInEnglish(<StatementSheet period="" account="" facts={[]} movements={[]} note="Only the newest." />);
  expect(screen.getByText('Only the newest.')).toBeInTheDocument();
});
