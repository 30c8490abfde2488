import type { Game } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import { shelfName } from './categoryName';
import { gamesOn, shelves } from './shelves';
import type { Lobby, Shelf } from './shelves';

/** A shelf that is looked along: one of those that can be chosen, or what has come lately. */
export type LinedShelf = Shelf | 'new';

/** Own shelves first, then what is new, then one for each category. */
export const linedShelves: readonly LinedShelf[] = [
  'recent',
  'favorites',
  'new',
  ...shelves.filter((shelf) => !['hot', 'favorites', 'recent', 'all'].includes(shelf)),
];

/** Its games, in its order. */
export const linedGames = (shelf: LinedShelf, lobby: Lobby): readonly Game[] =>
  shelf === 'new' ? lobby.games.filter(({ isNew }) => isNew) : gamesOn(shelf, lobby);

/** What it is called above its games. */
export function linedTitle(shelf: LinedShelf, text: TranslateText): string {
  switch (shelf) {
    case 'new':
      return text('home.newGames');
    case 'all':
      return text('games.title');
    case 'recent':
      return text('home.continue');
    case 'favorites':
      return text('home.yourFavorites');
    default:
      return shelfName(shelf, text);
  }
}
