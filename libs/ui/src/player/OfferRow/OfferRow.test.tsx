import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { OfferRow } from './OfferRow';

test('it leads to its offer, and goes away when it is sent', async () => {
  const [onPress, onClose] = [vi.fn(), vi.fn()];
  renderInEnglish(
    <OfferRow
      imageUrl="/x.svg"
      label="Lucky draw"
      onPress={onPress}
      close={{ label: 'Hide for today', onPress: onClose }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Lucky draw' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Hide for today' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('one that cannot be sent away has no cross', () => {
  renderInEnglish(<OfferRow label="A red packet is open for you" onPress={() => undefined} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
