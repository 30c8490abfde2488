import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { NavigationContext } from '../Link/Link';
import { destinations } from '../../testing/destinations';
import { TabBar } from './TabBar';

const bar = (currentHref: string, onDeposit = vi.fn()) => (
  <TabBar
    label="Main"
    destinations={destinations}
    currentHref={currentHref}
    deposit={{ label: 'Deposit', onPress: onDeposit }}
  />
);

test('the place where the player is is marked', () => {
  render(bar('/promotion'));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Promo');
});

test('Deposit stands in the middle', () => {
  render(bar('/'));
  expect(screen.getAllByRole('listitem').map((place) => place.textContent)).toEqual([
    'Home',
    'Promo',
    'Deposit',
    'Mag-invite',
    'Account',
  ]);
});

test('a place is reached without loading a document', async () => {
  const navigate = vi.fn();
  render(<NavigationContext value={navigate}>{bar('/')}</NavigationContext>);
  await userEvent.click(screen.getByRole('link', { name: 'Account' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user');
});

test('Deposit opens, it does not lead anywhere', async () => {
  const onDeposit = vi.fn();
  render(bar('/', onDeposit));
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onDeposit).toHaveBeenCalledTimes(1);
});
