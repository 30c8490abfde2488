import type { BetCounts } from '@kislap/api';
import { useGames, usePlatforms } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import type { BetType } from '@kislap/ui';
import { categoryName, shelfGlyph } from '../games/categoryName';
import { shelves } from '../games/shelves';

/**
 * The kinds of games that bets can be narrowed to: categories first, then studios.
 *
 * @param counts how many bets some of them have; none for the others
 */
export function useBetTypes(counts?: BetCounts['kinds']): readonly BetType[] {
  const text = useText();
  const { data: games = [] } = useGames();
  const { data: platforms = [] } = usePlatforms();
  const categories = [...new Set(games.map(({ category }) => category))].filter((code) => code !== '');
  const countOf = (code: string) => counts && (counts.find((one) => one.code === code)?.bets ?? 0);
  return [
    ...categories.map((code) => {
      const shelf = shelves.find((one) => one === code);
      return {
        code,
        name: categoryName(code, text),
        glyph: shelf && shelfGlyph(shelf),
        count: countOf(code),
      };
    }),
    ...platforms.map(({ code, name }) => ({ code, name, isStudio: true, count: countOf(code) })),
  ];
}
