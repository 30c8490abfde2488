import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { FloatingAd } from './FloatingAd';

test('it leads to its offer, and goes away when it is sent', async () => {
  const [onPress, onClose] = [vi.fn(), vi.fn()];
  renderInEnglish(
    <FloatingAd imageUrl="/x.svg" label="Lucky draw" closeLabel="Hide for today" {...{ onPress, onClose }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Lucky draw' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Hide for today' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onPress).toHaveBeenCalledTimes(1);
});
