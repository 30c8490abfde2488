import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { DrawPrize } from '../../art/prizes/drawPrize';
import { renderInEnglish } from '../../testing/renderInEnglish';
import { PrizeSheet } from './PrizeSheet';

const open = (prize: DrawPrize, onDismiss = vi.fn()) =>
  renderInEnglish(
    <PrizeSheet
      isOpen
      onDismiss={onDismiss}
      prize={prize}
      goal={moneyFromPeso(1000)}
      actions={<button type="button">Done</button>}
    />,
  );

test.each([
  [{ kind: 'cash', amount: moneyFromPeso(88) }, '₱88.00 toward your ₱1,000.00 goal'],
  [{ kind: 'fixed', amount: moneyFromPeso(888) }, '₱888.00 toward your ₱1,000.00 goal'],
  [{ kind: 'mystery', amount: moneyFromPeso(28) }, '₱28.00 toward your ₱1,000.00 goal'],
  [{ kind: 'mystery' }, 'Mystery prize'],
  [{ kind: 'thanks' }, 'Thanks, try again'],
] as const)('%o is announced as "%s"', (prize, news) => {
  open(prize);
  expect(screen.getByRole('dialog', { name: news })).toBeInTheDocument();
});

test('a thank-you shows no amount', () => {
  open({ kind: 'thanks' });
  expect(screen.getByRole('dialog')).not.toHaveTextContent('₱');
});

test('it can be closed', async () => {
  const onDismiss = vi.fn();
  open({ kind: 'thanks' }, onDismiss);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledWith('closeButton');
});
