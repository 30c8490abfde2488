import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { checkInWeek } from '../../testing/checkInWeek';
import { renderInEnglish } from '../../testing/renderInEnglish';
import { CheckInFan } from './CheckInFan';

const week = checkInWeek(['claimed', 'claimed', 'today', 'upcoming', 'upcoming', 'upcoming', 'missed']);
const toRepair = checkInWeek([
  'claimed',
  'repairable',
  'upcoming',
  'upcoming',
  'upcoming',
  'upcoming',
  'upcoming',
]);

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('every day says its number, its prize and its state, in order', () => {
  renderInEnglish(<CheckInFan blades={week} isReady onDayPress={vi.fn()} />);
  expect(screen.getByRole('list', { name: 'Daily check-in' })).toBeInTheDocument();
  expect(names()).toEqual([
    'Day 1, 5 PHP, claimed',
    'Day 2, 8 PHP, claimed',
    'Day 3, 10 PHP, today, ready to claim',
    'Day 4, 20 PHP, upcoming',
    'Day 5, 30 PHP, upcoming',
    'Day 6, 50 PHP, upcoming',
    'Day 7, 88 PHP, out of reach this week',
  ]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '5 PHP',
    '8 PHP',
    '10 PHP',
    '20 PHP',
    '30 PHP',
    '50 PHP',
    '88 PHP',
  ]);
});

test('a day to repair is the current one, and the only one that offers it', () => {
  renderInEnglish(<CheckInFan blades={toRepair} isReady={false} onDayPress={vi.fn()} />);
  expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName(
    'Day 2, 8 PHP, missed, can be repaired',
  );
  expect(screen.getAllByText('Repair')).toHaveLength(1);
  expect(screen.getByText('Day 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { current: 'date' })).not.toBeInTheDocument();
});

test('today is the current date, and says when its conditions are not met', () => {
  renderInEnglish(<CheckInFan blades={week} isReady={false} onDayPress={vi.fn()} />);
  expect(screen.getByRole('button', { current: 'date' })).toHaveAccessibleName(
    'Day 3, 10 PHP, today, conditions not met',
  );
});

test('the hub says the day of today, and the last claimed one when today is done', () => {
  const { rerender } = renderInEnglish(<CheckInFan blades={week} isReady onDayPress={vi.fn()} />);
  expect(screen.getByText('Day 3')).toBeInTheDocument();
  const done = checkInWeek(['claimed', 'claimed', 'claimed', 'claimed', 'upcoming', 'upcoming', 'upcoming']);
  rerender(<CheckInFan blades={done} isReady={false} onDayPress={vi.fn()} />);
  expect(screen.getByText('Day 4')).toBeInTheDocument();
});

test('a pressed day is told by its number', async () => {
  const onDayPress = vi.fn();
  renderInEnglish(<CheckInFan blades={week} isReady onDayPress={onDayPress} />);
  await userEvent.click(screen.getByRole('button', { name: /Day 2/ }));
  expect(onDayPress).toHaveBeenCalledExactlyOnceWith(2);
});

test('a press during the opening shows the open fan at once', () => {
  renderInEnglish(<CheckInFan blades={week} isReady onDayPress={vi.fn()} />);
  const fan = screen.getByRole('list');
  expect(fan).toHaveAttribute('data-opening', 'true');
  fireEvent.pointerDown(screen.getByRole('button', { name: /Day 1/ }));
  expect(fan).toHaveAttribute('data-opening', 'false');
});

test('an unknown week is seven unlit blades without a word', () => {
  const { container } = renderInEnglish(
    <CheckInFan blades={undefined} isReady={false} onDayPress={vi.fn()} />,
  );
  expect(container.querySelectorAll('[data-blade="unlit"]')).toHaveLength(7);
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
