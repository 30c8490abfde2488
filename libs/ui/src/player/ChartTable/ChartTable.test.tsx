import { moneyFromPeso } from '@kislap/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { ChartTable } from './ChartTable';

test('every day is a row with its heading and its signed amount', () => {
  renderInEnglish(
    <ChartTable
      caption="Net result"
      days={[
        { day: '2025-11-19', amount: moneyFromPeso('-45.5') },
        { day: '2025-11-20', amount: moneyFromPeso(64) },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Net result' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day', 'Amount']);
  expect(within(table).getByRole('rowheader', { name: '19 Nov' }).parentElement).toHaveTextContent('−₱45.50');
  expect(within(table).getByRole('rowheader', { name: '20 Nov' }).parentElement).toHaveTextContent('+₱64.00');
});
