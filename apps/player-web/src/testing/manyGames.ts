import type { DataOf } from '@kislap/api/testing';
import { storyGames } from './storyGames';

const categories = ['slot', 'fish', 'live', 'bingo', 'card', 'dice', 'crash', 'arcade', 'sport'];
const games = [...storyGames];

/** As many games as a large operator has, of every category. */
export const manyGames: DataOf<'gameList'> = Array.from({ length: 625 }, (_, round) =>
  games.slice(0, 8).map((game, place) => {
    const index = round * 8 + place;
    return {
      ...game,
      gc: `game-${index}`,
      name: `Game ${index + 1}`,
      cat: categories[index % categories.length] ?? 'slot',
      s: 1 as const,
    };
  }),
).flat();
