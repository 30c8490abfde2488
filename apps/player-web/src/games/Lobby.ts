import type { Game } from '@kislap/api';

/** What the shelves of the lobby are filled from. */
export interface Lobby {
  readonly games: readonly Game[];
  /** Codes of the hot games, hottest first. */
  readonly hot: readonly string[];
  /** Codes of the player's favourites; nothing for a guest, who has none. */
  readonly favorites: readonly string[] | undefined;
  /** Codes of the games played on this device, the last one first. */
  readonly recent: readonly string[];
}
