import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { TurnoverTask } from './TurnoverTask';

const now = epochSecondsFrom(1_763_643_873);

const task = (props: Partial<ComponentProps<typeof TurnoverTask>>) =>
  renderInEnglish(
    <TurnoverTask
      title="Deposit"
      at={now}
      amount={moneyFromPeso(960)}
      times={3}
      status={{ neededTurnover: moneyFromPeso(2880), doneTurnover: moneyFromPeso('2077.5') }}
      state="running"
      {...props}
    />,
  );

test('a running task says what brought it, how often, and how far it is', () => {
  task({});
  expect(screen.getByText('₱960.00 × 3')).toBeInTheDocument();
  expect(screen.getByText('₱2,880.00')).toBeInTheDocument();
  expect(screen.getByText('72%')).toBeInTheDocument();
  expect(screen.getByRole('meter', { name: 'Deposit' })).toHaveAttribute(
    'aria-valuetext',
    '₱2,077.50 of ₱2,880.00',
  );
});

test('a task that is done is complete, whatever was counted', () => {
  task({ state: 'done' });
  expect(screen.getByText('Complete')).toBeInTheDocument();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
});

test('a void task has no bar', () => {
  task({ state: 'void' });
  expect(screen.getByText('Void')).toBeInTheDocument();
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
});

test.each([
  [60, 'Ends 2025-11-20 21:05'],
  [-60, 'Ended 2025-11-20 21:03'],
  [0, 'Ended 2025-11-20 21:04'],
])('an end %i seconds from now reads "%s"', (seconds, words) => {
  task({ end: { at: epochSecondsFrom(now + seconds), now } });
  expect(screen.getByText(words)).toBeInTheDocument();
});
