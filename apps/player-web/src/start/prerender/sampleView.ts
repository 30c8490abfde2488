import { bannersKey, hotGamesKey, noticesKey } from '@kislap/api';
import type { Banner, Game, Notice } from '@kislap/api';
import { unstable_serialize as writtenKey } from 'swr';
import type { FirstView } from '../../features/first-view/firstView';

const banners: readonly Banner[] = [1, 2].map((id) => ({
  id,
  image: '/banner.svg',
  link: 'overlay:deposit',
  sort: id,
  alternative: 'Banner',
  kicker: 'Whom it is for',
  call: 'What pressing it does',
}));

const notices: readonly Notice[] = [{ id: 1, title: 'Notice', text: 'Notice' }];

/** Tiles of each kind: hot, new, closed, and of a name that is long. */
const games: readonly Game[] = [
  { isHot: true, isNew: false, isOpen: true },
  { isHot: false, isNew: true, isOpen: true },
  { isHot: true, isNew: true, isOpen: true },
  { isHot: false, isNew: false, isOpen: false },
  { isHot: false, isNew: false, isOpen: true },
].map((kind, sort) => ({
  ...kind,
  code: `game-${sort}`,
  platformCode: 'KSL',
  name: 'Game',
  image: '/game.svg',
  category: 'slot',
  sort,
  hasDemo: false,
}));

/** A first view with everything in it that one can hold: its styles are those that come with the page. */
export const sampleView: FirstView = {
  answers: {
    [writtenKey(bannersKey('home'))]: banners,
    [writtenKey(noticesKey)]: notices,
    [writtenKey(hotGamesKey)]: games.map(({ code }) => code),
  },
  games: {
    shelves: ['hot', 'all', 'slot', 'live', 'fish', 'bingo', 'card', 'dice', 'crash', 'sport'],
    games,
  },
};
