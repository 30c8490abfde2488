import { answer, beOffline, keepSilent, refuse, replyToAll } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { manyGames } from '../../testing/manyGames';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Games' };
export default meta;

const at = '/games';

export const Loaded = pageStory({ at }, async ({ text }) => {
  await screen.findByRole('heading', { name: text('games.title') });
  await screen.findByRole('button', { name: /^Jeepney Dash(?!:)/ });
});

/** One kind of games. */
export const OneKind = pageStory({ at: '/games?shelf=slot' }, async ({ text }) => {
  await screen.findByRole('heading', { name: text('game.slots') });
});

/** A kind is chosen, and stands in the address. */
export const KindChosen = pageStory({ at: '/games?studio=KSL' }, async ({ text }) => {
  await userEvent.click(await screen.findByRole('radio', { name: text('game.bingo') }));
  await expect(window.location.search).toBe('?shelf=bingo');
});

/** Found among all games, whatever the address narrows them down to. */
export const Searched = pageStory({ at: '/games?shelf=bingo' }, async ({ text }) => {
  await userEvent.type(await screen.findByRole('searchbox', { name: text('home.search') }), 'jeepney dash');
  await screen.findByRole('button', { name: /^Jeepney Dash(?!:)/ });
  await visitor.sees(text('home.games', { n: 1 }));
  await screen.findByRole('heading', { name: text('games.title') });
});

/** What is found nowhere is said so, and the hot games stand below. */
export const NothingFound = pageStory({ at: '/games?shelf=bingo' }, async ({ text }) => {
  await userEvent.type(await screen.findByRole('searchbox', { name: text('home.search') }), 'xyzq');
  await visitor.sees(text('home.noMatchWhy'));
  await screen.findAllByRole('button', { name: /^Jeepney Dash/ });
});

/** Five thousand games cost no more to draw than those in sight. */
export const FiveThousandGames = pageStory(
  { at, operator: { gameList: () => answer(manyGames) } },
  async ({ text }) => {
    await visitor.sees(text('home.games', { n: manyGames.length }));
    await waitFor(() => expect(screen.getAllByRole('button').length).toBeLessThan(150));
  },
);

/** The order is chosen, and stands in the address. */
export const Sorted = pageStory({ at }, async ({ text }) => {
  await userEvent.click(await screen.findByRole('radio', { name: text('games.sortName') }));
  await expect(window.location.search).toBe('?sort=name');
});

export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) => {
  await screen.findByRole('heading', { name: text('games.title') });
});

export const Empty = pageStory({ at: '/games?studio=GONE' }, async ({ text }) =>
  visitor.sees(text('games.none')),
);

/** The shelf of favorites says how to fill it, as it does at home. */
export const NoFavorites = pageStory(
  { at: '/games?shelf=favorites', operator: { favoriteList: () => answer([]) } },
  async ({ text }) => visitor.sees(text('home.noFavTitle')),
);

export const NoGames = pageStory(
  { at, operator: { gameList: () => answer([]), getHot: () => answer([]) } },
  async ({ text }) => visitor.sees(text('games.none')),
);

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) });

export const Failed = pageStory({ at, operator: { gameList: () => refuse(500) } }, async ({ text }) =>
  visitor.sees(text('home.gamesFailed')),
);

export const Offline = pageStory(
  { at, isOffline: true, operator: replyToAll(beOffline()) },
  async ({ text }) => visitor.sees(text('net.offline')),
);
