import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { BarsToFill, VipBars } from './VipBars';

const deposits = { done: moneyFromPeso(4500), needed: moneyFromPeso(8000) };
const turnover = { done: moneyFromPeso(62_140), needed: moneyFromPeso(80_000) };

test('each condition is a meter with both amounts', () => {
  renderInEnglish(
    <VipBars deposits={deposits} turnover={turnover} keep="₱500.00 a month keeps this level" />,
  );
  expect(screen.getByRole('meter', { name: 'Deposits' })).toHaveAttribute(
    'aria-valuetext',
    '₱4,500 of ₱8,000',
  );
  expect(screen.getByRole('meter', { name: 'Turnover' })).toHaveAttribute('aria-valuenow', '77');
  expect(screen.getByText('₱500.00 a month keeps this level')).toBeInTheDocument();
});

test('conditions that are not known have no bar', () => {
  renderInEnglish(<VipBars deposits={undefined} turnover={undefined} />);
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
});

test.each([
  [2, 4, 'Two more goals to Capiz II'],
  [1, 4, 'One more goal to Capiz II'],
  [0, 4, 'Deposits and turnover for Capiz II are complete'],
  [2, undefined, "You're at the top level"],
  [2, 12, 'Two more goals to VIP 12'],
] as const)('%i bars before level %s read "%s"', (count, nextLevel, sentence) => {
  renderInEnglish(<BarsToFill count={count} nextLevel={nextLevel} />);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
