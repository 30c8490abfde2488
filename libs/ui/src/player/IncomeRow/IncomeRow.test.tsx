import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { IncomeRow } from './IncomeRow';

test.each([
  ['closed', 'From 06:00'],
  ['toClaim', 'Ready to claim'],
  ['claimed', 'Claimed'],
] as const)('income that is %s says "%s" and how it came about', (state, word) => {
  renderInEnglish(
    <ul>
      <IncomeRow
        day="2025-11-19"
        level={1}
        turnover={moneyFromPeso(6420.5)}
        ratePercent={0.3}
        amount={moneyFromPeso(19.26)}
        state={state}
      />
    </ul>,
  );
  expect(screen.getByText(word)).toBeInTheDocument();
  expect(screen.getByText('Level 1 · 0.3% of ₱6,420.50')).toBeInTheDocument();
  expect(screen.getByText('19 Nov 2025')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('+₱19.26');
});
