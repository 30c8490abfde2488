import { useGames, usePlatforms } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import type { BetType } from '@kislap/ui';
import { categoryName, shelfGlyph } from '../games/categoryName';
import { shelves } from '../games/shelves';

/** The kinds of games that bets can be narrowed to: categories first, then studios. */
export function useBetTypes(): readonly BetType[] {
  const text = useText();
  const { data: games = [] } = useGames();
  const { data: platforms = [] } = usePlatforms();
  const categories = [...new Set(games.map(({ category }) => category))].filter((code) => code !== '');
  return [
    ...categories.map((code) => {
      const shelf = shelves.find((one) => one === code);
      return { code, name: categoryName(code, text), glyph: shelf && shelfGlyph(shelf) };
    }),
    ...platforms.map(({ code, name }) => ({ code, name, isStudio: true })),
  ];
}
