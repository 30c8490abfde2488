import type { Game } from '@kislap/api';
import type { Lobby } from './Lobby';
import type { Shelf } from './shelves';

/** The games of one shelf, in its order. Codes that are no longer in the catalogue are passed over. */
export function gamesOn(shelf: Shelf, { games, hot, favorites, recent }: Lobby): readonly Game[] {
  switch (shelf) {
    case 'hot':
      return byCodes(games, hot);
    case 'favorites':
      return byCodes(games, favorites ?? []);
    case 'recent':
      return byCodes(games, recent);
    case 'all':
      return games;
    default:
      return games.filter(({ category }) => category === shelf);
  }
}

function byCodes(games: readonly Game[], codes: readonly string[]): readonly Game[] {
  const gamesByCode = new Map(games.map((game) => [game.code, game]));
  return codes.flatMap((code) => gamesByCode.get(code) ?? []);
}
