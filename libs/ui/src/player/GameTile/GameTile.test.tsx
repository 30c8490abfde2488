import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { GameTile } from './GameTile';
import type { GameTileFacts } from './GameTile';

const game: GameTileFacts = { id: 'parol', name: 'Parol Nights', category: 'Slots', imageUrl: '/parol.webp' };

const draw = (facts: Partial<GameTileFacts> = {}, props: Partial<ComponentProps<typeof GameTile>> = {}) =>
  renderInEnglish(<GameTile game={{ ...game, ...facts }} onOpen={vi.fn()} {...props} />);

test('the heart stands beside the game and not in it', async () => {
  const onOpen = vi.fn();
  const onToggleFavorite = vi.fn();
  draw({ isFavorite: true }, { onOpen, onToggleFavorite });
  const heart = screen.getByRole('button', { name: 'Parol Nights: favorite', pressed: true });
  await userEvent.click(heart);
  expect(onToggleFavorite).toHaveBeenCalledExactlyOnceWith('parol');
  expect(onOpen).not.toHaveBeenCalled();
});

test('a guest sees no heart', () => {
  draw();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a game that rests cannot be opened and says so', () => {
  draw({ isResting: true });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Maintenance')).toBeInTheDocument();
});

test('a picture that cannot be loaded gives way to a broken one', () => {
  const { container } = draw();
  const picture = container.querySelector('img');
  if (picture === null) throw new Error('The tile drew no picture.');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
});

test('the picture keeps its place before it has loaded', () => {
  const { container } = draw();
  expect(container.querySelector('img')).toHaveAttribute('width', '240');
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
