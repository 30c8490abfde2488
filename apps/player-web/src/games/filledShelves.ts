import { gamesOn } from './gamesOn';
import type { Lobby } from './Lobby';
import { shelves } from './shelves';
import type { Shelf } from './shelves';

/**
 * The shelves to offer: those that hold a game, and a player's favourites even when there are none yet, because the
 * empty shelf says how to fill it.
 */
export function filledShelves(lobby: Lobby): readonly Shelf[] {
  return shelves.filter((shelf) =>
    shelf === 'favorites' ? lobby.favorites !== undefined : gamesOn(shelf, lobby).length > 0,
  );
}
