import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

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
