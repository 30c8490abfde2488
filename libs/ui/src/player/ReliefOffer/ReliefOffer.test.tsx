import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { ReliefOffer } from './ReliefOffer';

const offer = (props: Partial<ComponentProps<typeof ReliefOffer>>) =>
  renderInEnglish(
    <ReliefOffer
      amount={moneyFromPeso(2)}
      below={moneyFromPeso(5)}
      times={1}
      max={3}
      onReceive={vi.fn()}
      onLater={vi.fn()}
      {...props}
    />,
  );

test('it says the sum, for whom it is and how often it is left', () => {
  offer({});
  expect(screen.getByText('₱2.00 for your balance')).toBeInTheDocument();
  expect(screen.getByText(/Your balance is below ₱5.00/)).toBeInTheDocument();
  expect(screen.getByText('1 of 3 today')).toBeInTheDocument();
});

test('it is taken or left with one press', async () => {
  const onReceive = vi.fn();
  const onLater = vi.fn();
  offer({ onReceive, onLater });
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onReceive).toHaveBeenCalledOnce();
  expect(onLater).toHaveBeenCalledOnce();
});

test('it cannot be received twice while it is on its way', async () => {
  const onReceive = vi.fn();
  offer({ onReceive, isReceiving: true });
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
  expect(onReceive).not.toHaveBeenCalled();
});

test('a refusal is announced', () => {
  offer({ problem: 'Your balance is above ₱5 again.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Your balance is above ₱5 again.');
});

test('when today has no more it says so and can only be closed', () => {
  offer({ times: 3 });
  expect(screen.getByText("You've claimed all of today's rescue bonuses.")).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Claim' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
