import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { amountRange } from './amountRange';
import { ChannelPicker } from './ChannelPicker';

const channel = { name: 'Gcash', min: moneyFromPeso(100), max: moneyFromPeso(50_000), isHot: false };

test('limits show centavos only where they have some, and an open end says so', () => {
  expect(amountRange(moneyFromPeso(100), moneyFromPeso(50_000))).toBe('₱100 – ₱50,000');
  expect(amountRange(moneyFromPeso(100), undefined)).toBe('₱100+');
  expect(amountRange(undefined, moneyFromPeso('1234.56'))).toBe('≤ ₱1,234.56');
  expect(amountRange(undefined, undefined)).toBeUndefined();
});

test('a channel is named with its limits, its award and whether it is hot', () => {
  renderInEnglish(
    <ChannelPicker
      label="Payment Channels"
      channels={[{ ...channel, code: 'a', isHot: true, awardPercent: 2 }]}
      value="a"
      onChange={vi.fn()}
    />,
  );
  expect(screen.getByRole('radio')).toHaveAccessibleName(/Gcash.*Hot.*\+2%.*₱100 – ₱50,000/);
});

test('a locked channel says what would open it and cannot be chosen', async () => {
  const onChange = vi.fn();
  renderInEnglish(
    <ChannelPicker
      label="Payment Channels"
      channels={[{ ...channel, code: 'vip', lockedReason: 'From VIP 5' }]}
      value={undefined}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: /From VIP 5/ }));
  expect(onChange).not.toHaveBeenCalled();
});
