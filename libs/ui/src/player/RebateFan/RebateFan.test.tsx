import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { RebateFan } from './RebateFan';

const ready = { type: 'ready', amount: moneyFromPeso(50.52), basis: '0.6% of ₱8,420.00' } as const;

test('a rebate that is ready is received by one press', async () => {
  const onReceive = vi.fn();
  renderInEnglish(<RebateFan state={{ ...ready, onReceive }} />);
  expect(screen.getByText('₱50.52')).toBeInTheDocument();
  expect(screen.getByText('0.6% of ₱8,420.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'RECEIVE' }));
  expect(onReceive).toHaveBeenCalledTimes(1);
});

test('a second press while it is on its way does nothing', async () => {
  const onReceive = vi.fn();
  renderInEnglish(<RebateFan state={{ ...ready, onReceive, isReceiving: true }} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onReceive).not.toHaveBeenCalled();
});

test('with nothing due the button says why it does nothing', () => {
  renderInEnglish(<RebateFan state={{ type: 'nothing' }} />);
  const button = screen.getByRole('button', { name: 'RECEIVE' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription("You didn't bet yesterday, so there's no rebate today.");
});

test('a rebate that was received has no button', () => {
  renderInEnglish(<RebateFan state={{ type: 'received', amount: moneyFromPeso(50.52) }} />);
  expect(screen.getByText('Claimed today')).toBeInTheDocument();
  expect(
    screen.getByText('₱50.52 is in your balance. Your next rebate comes after midnight.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an amount that was not told is not made up', () => {
  const { container } = renderInEnglish(<RebateFan state={{ type: 'received' }} />);
  expect(screen.getByText('Your next rebate comes after midnight.')).toBeInTheDocument();
  expect(container).not.toHaveTextContent('₱');
});

test('while it is not known there is no figure and no button', () => {
  const { container } = renderInEnglish(<RebateFan state={{ type: 'loading' }} />);
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
