import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { TeamTiles } from './TeamTiles';

test('each level says its members, who is active and their turnover', () => {
  renderInEnglish(
    <TeamTiles levels={[{ level: 1, members: 1, activeToday: 9, turnover: moneyFromPeso(6420.5) }]} />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Level 1₱6,420\.501 member · 9 active todayTurnover$/,
  );
});

test('large teams are counted in thousands', () => {
  renderInEnglish(
    <TeamTiles
      levels={[{ level: 1, members: 1_234_567, activeToday: 12_000, turnover: moneyFromPeso(1000) }]}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('1,234,567 members · 12,000 active today');
});

test('a team that is not known yet has no figures', () => {
  const { container } = renderInEnglish(<TeamTiles levels={undefined} />);
  expect(container).toHaveTextContent('');
});
