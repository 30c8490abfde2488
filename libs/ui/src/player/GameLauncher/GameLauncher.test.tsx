import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { GameLauncher } from './GameLauncher';

const draw = (props: Partial<ComponentProps<typeof GameLauncher>> = {}) =>
  renderInEnglish(
    <GameLauncher
      name="Tarsier Treasure"
      balance={moneyFromPeso(100)}
      onClose={vi.fn()}
      onSupport={vi.fn()}
      {...props}
    />,
  );

test('until there is a game it is opening', () => {
  draw();
  expect(screen.getByRole('progressbar', { name: 'Opening the game' })).toBeInTheDocument();
});

test('it is opening until what is in its frame has loaded', () => {
  draw({ isLoading: true, elapsed: '0:05', children: <p>Inside the frame</p> });
  expect(screen.getByRole('progressbar', { name: 'Opening the game' })).toBeInTheDocument();
  expect(screen.getByText('Inside the frame')).toBeInTheDocument();
});

test('the way out stands before the game', async () => {
  const onClose = vi.fn();
  draw({ onClose, elapsed: '12:04', children: <button type="button">Inside the game</button> });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByText('Time played: 12:04')).toBeInTheDocument();
  const [first] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('Close game');
  await userEvent.click(screen.getByRole('button', { name: 'Close game' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('limits, help and a stop for 24 hours are one tap away, and only where money is at stake', async () => {
  const onStopForADay = vi.fn();
  const care = { limitsHref: '/limits', helpPhone: '(02) 8248-9568', onStopForADay };
  draw({ care, elapsed: '0:12:04', children: <p>Inside</p> });
  expect(screen.getByRole('link', { name: 'My limits' })).toHaveAttribute('href', '/limits');
  expect(screen.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', 'tel:0282489568');
  await userEvent.click(screen.getByRole('button', { name: 'Stop for 24 hours' }));
  expect(onStopForADay).toHaveBeenCalledOnce();
});

test('a word about the play session is told to those who hear the screen', () => {
  draw({ notice: '5 min left', children: <p>Inside</p> });
  expect(screen.getByRole('status')).toHaveTextContent('5 min left');
});
