import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { OddsList } from './OddsList';

test('every prize stands with its odds', () => {
  renderInEnglish(
    <OddsList
      prizes={[
        { kind: 'cash', amount: moneyFromPeso(8), odds: 30 },
        { kind: 'thanks', odds: 37.5 },
        { kind: 'mystery', odds: 2.5 },
        { kind: 'fixed', amount: moneyFromPeso(888), odds: 0.01 },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'All prizes and odds' })).toBeInTheDocument();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'PrizeOdds',
    '₱8.0030%',
    'Thanks, try again37.5%',
    'Mystery prize2.5%',
    '₱888.000.01%',
  ]);
  expect(screen.getByRole('rowheader', { name: '₱888.00' })).toBeInTheDocument();
});

test('a mystery whose amount is published says it', () => {
  renderInEnglish(<OddsList prizes={[{ kind: 'mystery', amount: moneyFromPeso(8), odds: 4 }]} />);
  expect(screen.getByRole('rowheader', { name: 'Mystery prize ₱8.00' })).toBeInTheDocument();
});

test('odds that the operator does not give are not made up', () => {
  renderInEnglish(<OddsList prizes={[{ kind: 'cash', amount: moneyFromPeso(8) }]} />);
  expect(screen.getByRole('cell', { name: '--' })).toBeInTheDocument();
});

test('while the prizes are not known there is no table', () => {
  renderInEnglish(<OddsList prizes={undefined} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
