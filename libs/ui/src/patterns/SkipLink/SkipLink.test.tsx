import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { SkipLink } from './SkipLink';

test('the first Tab reaches it, and Enter follows it', async () => {
  const onPress = vi.fn();
  render(
    <>
      <SkipLink onPress={onPress}>Skip to the menu</SkipLink>
      <button>A game</button>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Skip to the menu' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});
