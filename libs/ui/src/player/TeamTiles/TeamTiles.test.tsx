import { moneyFromPeso } from '@kislap/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { TeamTiles } from './TeamTiles';

test('each level says its members, who is active and their turnover', () => {
  renderInEnglish(
    <TeamTiles levels={[{ level: 1, members: 24, activeToday: 9, turnover: moneyFromPeso(6420.5) }]} />,
  );
  const tile = screen.getByRole('listitem');
  expect(tile).toHaveTextContent('Level 1');
  expect(
    within(tile)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['24', '9', '₱6,420.50']);
});

test('large teams are counted in thousands', () => {
  renderInEnglish(
    <TeamTiles
      levels={[{ level: 1, members: 1_234_567, activeToday: 12_000, turnover: moneyFromPeso(1000) }]}
    />,
  );
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['1,234,567', '12,000', '₱1,000.00']);
});

test('a team that is not known yet has no figures', () => {
  const { container } = renderInEnglish(<TeamTiles levels={undefined} />);
  expect(container).toHaveTextContent('');
});
