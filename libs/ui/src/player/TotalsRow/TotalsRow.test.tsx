import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { TotalsRow } from './TotalsRow';

test('four facts of the day, the net with its sign', () => {
  renderInEnglish(
    <TotalsRow
      totals={{
        bets: 42,
        staked: moneyFromPeso(1260),
        won: moneyFromPeso('1114.5'),
        net: moneyFromPeso('-145.5'),
      }}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Bets',
    'Staked',
    'Won',
    'Net',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '42',
    '₱1,260.00',
    '₱1,114.50',
    '−₱145.50',
  ]);
});

test('unknown is busy and not zero', () => {
  renderInEnglish(<TotalsRow totals={undefined} />);
  expect(screen.getByLabelText('Day totals')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/0/)).not.toBeInTheDocument();
});
