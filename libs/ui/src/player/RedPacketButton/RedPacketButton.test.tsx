import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { RedPacketButton } from './RedPacketButton';

test('the floating envelope says what it leads to', async () => {
  const onPress = vi.fn();
  renderInEnglish(<RedPacketButton onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'A red packet is open for you' }));
  expect(onPress).toHaveBeenCalledOnce();
});
