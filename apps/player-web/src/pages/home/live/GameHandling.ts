/** What the games of every grid of the lobby share. */
export interface GameHandling {
  /** Codes of the player's favourites; nothing for a guest, who sees no hearts. */
  readonly favorites: readonly string[] | undefined;
  readonly onOpen: (gameCode: string) => void;
  readonly onToggleFavorite: (gameCode: string) => Promise<void>;
}
