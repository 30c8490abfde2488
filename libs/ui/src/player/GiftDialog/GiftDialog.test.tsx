import { moneyFromPeso } from '@kislap/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { GiftDialog } from './GiftDialog';

const confirm = { label: 'Good', onPress: () => undefined };

const open = { isOpen: true, onDismiss: () => undefined, title: 'Day 4 is yours' };

test('the heading that takes the focus says the amount and what it is for', () => {
  render(<GiftDialog {...open} amount={moneyFromPeso(20)} confirm={confirm} text="Come back." />);
  expect(screen.getByRole('dialog', { name: '+₱20.00 Day 4 is yours' })).toHaveAccessibleDescription(
    'Come back.',
  );
  expect(screen.getByRole('heading')).toHaveTextContent('+₱20.00 Day 4 is yours');
});

test('focus goes to the heading, and Escape leaves', async () => {
  const onDismiss = vi.fn();
  render(<GiftDialog {...open} onDismiss={onDismiss} amount={moneyFromPeso(20)} confirm={confirm} />);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('escape');
});

test('the picture and its papers are silent', () => {
  render(<GiftDialog {...open} confirm={confirm} picture={<img alt="Coin" src="coin.svg" />} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('one button closes the moment, a second one is optional', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <GiftDialog
      {...open}
      confirm={{ label: 'Again', onPress: onConfirm }}
      cancel={{ label: 'Done', onPress: onCancel }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).toHaveBeenCalledOnce();
});
