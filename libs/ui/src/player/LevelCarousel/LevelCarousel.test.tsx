import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { LevelCarousel } from './LevelCarousel';

const benefits = (level: number) => ({
  level,
  levelUpGift: moneyFromPeso(388),
  dailyGift: zeroMoney,
  weeklyGift: moneyFromPeso(88),
  monthlyGift: moneyFromPeso(188),
  rebate: 0.6,
  dailyWithdrawal: moneyFromPeso(50_000),
  dailyWithdrawals: 5,
});

test('every level is a heading with its benefits below, and the own one says so', () => {
  renderInEnglish(<LevelCarousel levels={[benefits(2), benefits(3)]} current={3} />);
  const [second, third] = screen.getAllByRole('listitem');
  expect(second).not.toHaveTextContent('Your level');
  expect(third).toHaveTextContent('Your level');
  const card = within(screen.getByRole('list', { name: 'All levels' }));
  expect(card.getByRole('heading', { name: 'VIP 3 Capiz' })).toBeInTheDocument();
  expect(third).toHaveTextContent('Weekly gift₱88.00');
  expect(third).toHaveTextContent('Daily gift--');
  expect(third).toHaveTextContent('Turnover rebate0.6%');
});

test('the cards can be moved by keyboard', () => {
  renderInEnglish(<LevelCarousel levels={[benefits(0), benefits(1)]} current={undefined} />);
  expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
});
