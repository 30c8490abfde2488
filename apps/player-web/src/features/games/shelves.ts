import type { Game } from '@kislap/api';

/**
 * The shelves of the lobby, in their order: three that are made of what happened (hot, kept, played), all games, and
 * one for each category of the catalogue.
 */
export const shelves = [
  'hot',
  'favorites',
  'recent',
  'all',
  'slot',
  'fish',
  'live',
  'bingo',
  'card',
  'dice',
  'crash',
  'arcade',
  'sport',
] as const;

export type Shelf = (typeof shelves)[number];

/** What the shelves of the lobby are filled from. */
export interface Lobby {
  readonly games: readonly Game[];
  /** Codes of the hot games, hottest first. */
  readonly hot: readonly string[];
  /** Codes of the player's favorites; nothing for a guest, who has none. */
  readonly favorites: readonly string[] | undefined;
  /** Codes of the games played on this device, the last one first. */
  readonly recent: readonly string[];
}

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

/**
 * The shelves to offer: those that hold a game, and a player's favorites even when there are none yet, because the
 * empty shelf says how to fill it.
 */
export function filledShelves(lobby: Lobby): readonly Shelf[] {
  return shelves.filter((shelf) =>
    shelf === 'favorites' ? lobby.favorites !== undefined : gamesOn(shelf, lobby).length > 0,
  );
}
