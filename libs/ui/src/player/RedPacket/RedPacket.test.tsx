import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { RedPacket } from './RedPacket';

const packet = (props: Partial<ComponentProps<typeof RedPacket>>) =>
  renderInEnglish(
    <RedPacket isOpen onDismiss={vi.fn()} state={{ type: 'closed' }} onOpen={vi.fn()} {...props} />,
  );

const said = () => screen.getAllByRole('status')[0];

test('a closed packet is opened by its button', async () => {
  const onOpen = vi.fn();
  packet({ onOpen });
  expect(screen.getByRole('dialog', { name: 'Red packet' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('while it opens it cannot be opened again', async () => {
  const onOpen = vi.fn();
  packet({ state: { type: 'opening' }, onOpen });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onOpen).not.toHaveBeenCalled();
  expect(said()).toHaveTextContent('Opening the red packet');
});

test('an opened packet shows its amount and says it', async () => {
  const onDismiss = vi.fn();
  packet({ state: { type: 'opened', amount: moneyFromPeso('5.2') }, onDismiss });
  expect(screen.getByText('+₱5.20')).toBeInTheDocument();
  expect(said()).toHaveTextContent('You got ₱5.20');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('closeButton');
});

test.each([
  ['alreadyOpened', 'You already opened this one'],
  ['allGone', 'All gone'],
] as const)('a packet that is %s says "%s" and can only be closed', (type, words) => {
  packet({ state: { type } });
  expect(said()).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
});

test('after one that is done it says when the next one opens', () => {
  packet({
    state: { type: 'allGone' },
    nextAt: epochSecondsFrom(1252),
    now: () => epochSecondsFrom(1000),
  });
  expect(screen.getByText('The next one opens in 04:12')).toBeInTheDocument();
});

test('a missing condition is named and has its way out', async () => {
  const onPress = vi.fn();
  packet({
    state: { type: 'conditionMissing', reason: 'Reach VIP 2', action: { label: 'Deposit', onPress } },
  });
  expect(said()).toHaveTextContent('Reach VIP 2');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('one that is still to come says when, and that it is time once it is', () => {
  const now = () => epochSecondsFrom(1000);
  const { unmount } = packet({ state: { type: 'upcoming', opensAt: epochSecondsFrom(1252) }, now });
  expect(screen.getByText('Opens in 04:12')).toBeInTheDocument();
  unmount();
  packet({ state: { type: 'upcoming', opensAt: epochSecondsFrom(900) }, now });
  expect(screen.getByText('Opening now')).toBeInTheDocument();
});
