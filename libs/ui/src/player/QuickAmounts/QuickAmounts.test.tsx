import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { QuickAmounts } from './QuickAmounts';

const amounts = [100, 1000].map((pesos) => ({
  amount: moneyFromPeso(pesos),
  bonus: moneyFromPeso(pesos / 10),
}));

test('the chip of the amount that was typed is the chosen one', () => {
  renderInEnglish(<QuickAmounts amounts={amounts} value={moneyFromPeso(1000)} onChoose={vi.fn()} />);
  expect(screen.getByRole('radio', { name: '₱1,000 +₱100' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '₱100 +₱10' })).not.toBeChecked();
});

test('choosing gives the amount itself', async () => {
  const onChoose = vi.fn();
  renderInEnglish(<QuickAmounts amounts={amounts} value={undefined} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('radio', { name: '₱100 +₱10' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(moneyFromPeso(100));
});
