import type { Game } from '@kislap/api';
import { answer } from '@kislap/api/testing';
import { activityNumber } from '@kislap/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithOperator } from '../../../testing/renderWithOperator';
import { HomeRest, lazyGuestWays } from './HomeRest';
import { RecentWins } from './RecentWins';

const handling = { favorites: undefined, onOpen: () => undefined, onToggleFavorite: async () => undefined };

// Files share one device: games that another file has played would stand among the shelves.
beforeEach(() => window.localStorage.clear());

it('has somebody to ask for everybody, also when nobody has won', async () => {
  await renderWithOperator(<HomeRest lobby={undefined} handling={handling} />, { gameLog: () => answer([]) });
  expect(await screen.findByRole('button', { name: 'Customer service' })).toBeDefined();
});

it.each([
  [
    'with what is switched on',
    [activityNumber.checkIn],
    ['Check-in', 'Promotions', 'All games', 'Invite', 'Help'],
  ],
  ['also when nothing is', [], ['Promotions', 'All games', 'Invite', 'Help']],
])('has the quick ways of a guest, %s', async (_, on, names) => {
  await lazyGuestWays.load();
  await renderWithOperator(<HomeRest lobby={undefined} handling={handling} />, {
    activityStateList: () => answer(on.map((type) => ({ activity_type: type, status: 1 as const }))),
  });
  const ways = await screen.findByRole('navigation', { name: 'What you can do here' });
  expect(
    within(ways)
      .getAllByRole('link')
      .map((way) => way.textContent),
  ).toEqual(names);
});

it('wins of play money say so', async () => {
  await renderWithOperator(<RecentWins />, {}, { sandbox: true });
  await screen.findByRole('heading', { name: 'Recent wins' });
  expect(screen.getByText('Sandbox')).toBeDefined();
});

it('wins of real money say nothing of a sandbox', async () => {
  await renderWithOperator(<RecentWins />, {}, { sandbox: false });
  await screen.findByRole('heading', { name: 'Recent wins' });
  expect(screen.queryByText('Sandbox')).toBeNull();
});

it('shows one win of a game, the latest', async () => {
  const win = { gc: 'jeep', name: 'Jeepney Jackpot', WinScore: 70_000_000, logtime: 1_795_000_000 };
  await renderWithOperator(<RecentWins />, {
    gameLog: () =>
      answer([
        { ...win, nick: 'B***n' },
        { ...win, nick: 'C***n', logtime: win.logtime - 60 },
        { ...win, nick: 'D***n', gc: 'mango', name: 'Mango Rush' },
      ]),
  });
  await screen.findByText('Mango Rush');
  expect(screen.getAllByText('Jeepney Jackpot')).toHaveLength(1);
  expect(screen.queryByText('C***n')).toBeNull();
});

it('has its shelves in the order that the operator gives, without those it leaves out or does not know', async () => {
  const game = (code: string, category: string): Game => ({
    code,
    name: code,
    category,
    image: '/game.svg',
    platformCode: 'LOLA',
    sort: 1,
    isNew: false,
    isOpen: true,
    isHot: false,
    hasDemo: false,
  });
  const lobby = {
    games: [game('mango-rush', 'slot'), game('bangka-bay', 'fish'), game('lucky-nine', 'card')],
    hot: [],
    favorites: undefined,
    recent: [],
  };
  await renderWithOperator(<HomeRest lobby={lobby} handling={handling} />, {
    urlConfig: () =>
      answer({ tgUrl: '', bindPhone: 0, shelves: ['wins', 'card', 'no such shelf', 'fish', 'card'] }),
  });
  await screen.findByRole('heading', { name: 'Recent wins' });
  await vi.waitFor(() =>
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Recent wins',
      'Cards',
      'Fishing',
    ]),
  );
});
