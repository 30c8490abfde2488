import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { RebateHeadings, RebateRow } from './RebateRow';

test('a row says which figure is which, at the Manila time', () => {
  const { container } = renderInEnglish(
    <RebateRow
      at={epochSecondsFrom(1_763_567_999)}
      turnover={moneyFromPeso(8420)}
      amount={moneyFromPeso(50.52)}
    />,
  );
  expect(container).toHaveTextContent('2025-11-19 23:59:59Turnover ₱8,420.00Amount ₱50.52');
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2025-11-19T23:59:59+08:00');
});

test('the heads of the columns are for the eye alone', () => {
  renderInEnglish(<RebateHeadings />);
  expect(screen.getByText('Time').parentElement).toHaveAttribute('aria-hidden', 'true');
});
