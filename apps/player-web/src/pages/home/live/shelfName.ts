import type { TranslateText } from '@kislap/i18n';
import { categoryName } from '../../../games/categoryName';
import type { Shelf } from '../../../games/shelves';

/** What a shelf of games is called. */
export function shelfName(shelf: Shelf, text: TranslateText): string {
  switch (shelf) {
    case 'hot':
      return text('game.hot');
    case 'favorites':
      return text('game.fav');
    case 'recent':
      return text('game.recent');
    case 'all':
      return text('game.all');
    default:
      return categoryName(shelf, text);
  }
}
