import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { IncomeChart } from './IncomeChart';

const days = [
  { day: '2025-11-19', amount: moneyFromPeso(20) },
  { day: '2025-11-20', amount: moneyFromPeso(64) },
];

test.each(['card', 'line'] as const)('as a %s it prints the sum and keeps every day in a table', (size) => {
  const { container } = renderInEnglish(
    <IncomeChart label="Income" days={days} total={moneyFromPeso(84)} size={size} />,
  );
  expect(screen.getByText('₱84.00')).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Income' })).getByText('+₱64.00')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('unknown shows no figure, and nothing says so', () => {
  const { rerender } = renderInEnglish(<IncomeChart label="Income" days={undefined} total={zeroMoney} />);
  expect(screen.queryByText(/₱/)).not.toBeInTheDocument();
  rerender(<IncomeChart label="Income" days={[]} total={zeroMoney} />);
  expect(screen.getByText('No Data')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
