import { answer } from '@kislap/api/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anyGame } from '../../../features/games/testing/anyGame';
import { renderWithOperator } from '../../../testing/renderWithOperator';
import { StudioGames } from './StudioGames';

const handling = { favorites: undefined, onOpen: () => undefined, onToggleFavorite: async () => undefined };
const dash = anyGame({ code: 'a', name: 'Jeepney Dash', platformCode: 'KIS' });
const pearl = anyGame({ code: 'b', name: 'Pearl Diver', platformCode: 'PRY' });

function show(games: readonly (typeof dash)[]): Promise<void> {
  const studio = { img: '', s: 1 } as const;
  return renderWithOperator(<StudioGames games={games} handling={handling} />, {
    platformList: () =>
      answer([
        { ...studio, cats: [], pf: 'KIS', name: 'Kislap Originals', sort: 1 },
        { ...studio, cats: [], pf: 'PRY', name: 'Perya', sort: 2 },
        { ...studio, cats: [], pf: 'ZZZ', name: 'Without games', sort: 3 },
      ]),
  });
}

it('narrows a shelf to the games of one studio, and shows them all again', async () => {
  await show([dash, pearl]);
  fireEvent.click(await screen.findByRole('radio', { name: 'Perya' }));
  expect(screen.queryByText('Jeepney Dash')).toBeNull();
  expect(screen.getByText('Pearl Diver')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('1 game');
  expect(screen.queryByRole('radio', { name: 'Without games' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'All studios' }));
  expect(screen.getByText('Jeepney Dash')).toBeDefined();
});

it('offers no choice where one studio has made everything', async () => {
  await show([dash]);
  expect(await screen.findByText('Jeepney Dash')).toBeDefined();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

it('says so where there is no game', async () => {
  await show([]);
  expect(await screen.findByText('No games here yet')).toBeDefined();
});
