import type { Game } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import type { GameTileFacts } from '@kislap/ui';
import { categoryName } from '../../../games/categoryName';

/** A game as its tile shows it. */
export function tileOf(game: Game, isFavorite: boolean, text: TranslateText): GameTileFacts {
  return {
    id: game.code,
    name: game.name,
    category: categoryName(game.category, text),
    imageUrl: game.image === '' ? undefined : game.image,
    label: game.isHot ? 'hot' : game.isNew ? 'new' : undefined,
    isResting: !game.isOpen,
    isFavorite,
  };
}
