import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { GiftRow } from './GiftRow';

const gift = { title: 'Weekly gift', art: 'vip' } as const;

test('a gift says how much it is and what has to be bet, and is received with one press', async () => {
  const onPress = vi.fn();
  renderInEnglish(
    <GiftRow
      {...gift}
      amount={moneyFromPeso(88)}
      toBet={moneyFromPeso(88)}
      end={{ type: 'receive', isBusy: false, onPress }}
    />,
  );
  expect(screen.getByText('Adds ₱88.00 to your turnover')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Claim: Weekly gift' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('what need not be bet says nothing of it', () => {
  renderInEnglish(
    <GiftRow
      {...gift}
      amount={moneyFromPeso(88)}
      toBet={moneyFromPeso(0)}
      end={{ type: 'receive', isBusy: false, onPress: vi.fn() }}
    />,
  );
  expect(screen.queryByText(/to your turnover/)).not.toBeInTheDocument();
});

test('what can come leads to how it comes', async () => {
  const onPress = vi.fn();
  renderInEnglish(<GiftRow {...gift} caption="Reach VIP 3" end={{ type: 'more', onPress }} />);
  await userEvent.click(screen.getByRole('button', { name: /Reach VIP 3/ }));
  expect(onPress).toHaveBeenCalledOnce();
});
