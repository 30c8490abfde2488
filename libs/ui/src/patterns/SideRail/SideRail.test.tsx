import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { plusCircleRegular } from '../../icons/frame';
import { destinations } from '../../testing/destinations';
import { SideRail } from './SideRail';

test('it leads to the places of the tab bar, with Deposit among them', async () => {
  const onDeposit = vi.fn();
  render(
    <SideRail
      label="Main"
      logo="Kislap"
      destinations={destinations}
      currentHref="/user"
      deposit={{ label: 'Deposit', glyph: plusCircleRegular, onPress: onDeposit }}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Account');
  expect(screen.getAllByRole('link')).toHaveLength(destinations.length);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onDeposit).toHaveBeenCalledTimes(1);
});
