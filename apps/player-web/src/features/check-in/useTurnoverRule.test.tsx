import { answer } from '@kislap/api/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { useTurnoverRule } from './useTurnoverRule';

function Rule() {
  return <p>{useTurnoverRule()}</p>;
}

const week = [1, 2, 3, 5, 8, 12, 20].map((prize) => ({ prize_type: 1, prize_amount: prize }));

it.each([
  ['once', 1, /Each adds its amount to your turnover/],
  ['three times', 3, /Each adds 3 times its amount to your turnover/],
  ['not at all', 0, /You can withdraw them any time/],
  ['as nobody says', undefined, /When you claim one, we tell you how much to bet/],
])('a prize is to be bet %s', async (_, times, words) => {
  await renderWithOperator(<Rule />, {
    getSignInfo: () => answer({ global_rules: {}, day_info: week, ...(times !== undefined && { times }) }),
  });
  await expect(screen.findByText(words)).resolves.toBeDefined();
});
