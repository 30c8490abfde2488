import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { SpendingChart } from './SpendingChart';

const months = [
  {
    month: '2026-10',
    deposited: moneyFromPeso(1000),
    withdrawn: moneyFromPeso(1500),
    net: moneyFromPeso(-500),
    minutesPlayed: 65,
  },
  { month: '2026-11', deposited: zeroMoney, withdrawn: zeroMoney, net: zeroMoney, minutesPlayed: 0 },
];

test('every month is a row with what came in, went out, the net and the time, the newest first', () => {
  renderInEnglish(<SpendingChart label="My last 12 months" months={months} />);
  const table = screen.getByRole('table', { name: 'My last 12 months' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Month', 'Deposited', 'Withdrawn', 'Net', 'Time played'],
    ['Nov 2026', '₱0.00', '₱0.00', '₱0.00', '0 min'],
    ['Oct 2026', '₱1,000.00', '₱1,500.00', '−₱500.00', '1 h 5 min'],
  ]);
});

test('bars of one peso are as long up as down, and the limit shares their scale', () => {
  const { container } = renderInEnglish(
    <SpendingChart label="My last 12 months" months={months} limit={moneyFromPeso(2000)} />,
  );
  const height = (of: Element | null | undefined) => Number(of?.getAttribute('height'));
  const [drawing] = container.querySelectorAll('svg');
  const [deposited, withdrawn] = drawing?.querySelectorAll('rect') ?? [];
  expect(height(withdrawn) / height(deposited)).toBeCloseTo(1.5, 5);
  const top = Number(drawing?.querySelector('line')?.getAttribute('y1'));
  const zero = Number(deposited?.getAttribute('y')) + height(deposited);
  expect((zero - top) / height(deposited)).toBeCloseTo(2, 5);
});
