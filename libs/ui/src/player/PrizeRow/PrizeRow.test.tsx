import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { DrawPrize } from '../../art/prizes/drawPrize';
import { renderInEnglish } from '../../testing/renderInEnglish';
import { PrizeRow } from './PrizeRow';

const at = epochSecondsFrom(1_763_644_094);

test.each<readonly [DrawPrize, string, string]>([
  [{ kind: 'cash', amount: moneyFromPeso(88) }, 'Cash prize', '+₱88.00'],
  [{ kind: 'fixed', amount: moneyFromPeso(140) }, 'Prize', '+₱140.00'],
  [{ kind: 'mystery', amount: moneyFromPeso(28) }, 'Mystery prize', '+₱28.00'],
  [{ kind: 'thanks' }, 'Thanks, try again', '--'],
])('%o reads "%s" with %s', (prize, title, amount) => {
  renderInEnglish(<PrizeRow prize={prize} at={at} event="Lucky draw" />);
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent(title);
  expect(row).toHaveTextContent(amount);
  expect(row).toHaveTextContent('2025-11-20 21:08:14');
  expect(row).toHaveTextContent('Lucky draw');
});

test('an amount known beforehand is a prize like any other: how it was fixed is no name for it', () => {
  renderInEnglish(<PrizeRow prize={{ kind: 'fixed', amount: moneyFromPeso(8) }} at={at} event="Mail" />);
  expect(screen.getByRole('listitem')).not.toHaveTextContent(/fixed/i);
});

test('what only adds to a goal is not called a prize', () => {
  renderInEnglish(<PrizeRow prize={{ kind: 'cash', amount: moneyFromPeso(5) }} at={at} isTowardsGoal />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Added to your goal');
  expect(screen.getByRole('listitem')).not.toHaveTextContent('Cash prize');
});

test('a gift that waits says so instead of an amount', () => {
  renderInEnglish(<PrizeRow prize={{ kind: 'mystery' }} at={at} isWaiting onPress={() => undefined} />);
  expect(screen.getByRole('button', { name: /Mystery prize.*To open/ })).toBeInTheDocument();
});
