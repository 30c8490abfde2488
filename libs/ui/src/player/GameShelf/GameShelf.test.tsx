import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { heartRegular } from '../../icons/games';
import { renderInEnglish } from '../../testing/renderInEnglish';
import { GameShelf } from './GameShelf';

const games = [
  { id: 'mango', name: 'Mango Rush', category: 'Slots' },
  { id: 'bangka', name: 'Bangka Bay', category: 'Fishing' },
];

test('each game of the shelf opens and is kept by itself', async () => {
  const [onOpen, onToggleFavorite] = [vi.fn(), vi.fn()];
  renderInEnglish(<GameShelf games={games} {...{ onOpen, onToggleFavorite }} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /^Bangka Bay Fishing/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('bangka');
  await userEvent.click(screen.getByRole('button', { name: 'Mango Rush: favorite' }));
  expect(onToggleFavorite).toHaveBeenCalledExactlyOnceWith('mango');
});

test('the rest of a line that is not full leads on; a full one has none', () => {
  const more = { glyph: heartRegular, label: 'All games', href: '/games' };
  const { rerender } = renderInEnglish(<GameShelf games={games} onOpen={vi.fn()} more={more} />);
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games');
  const full = [...games, { id: 'parol', name: 'Parol Nights', category: 'Slots' }];
  rerender(<GameShelf games={full} onOpen={vi.fn()} more={more} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
