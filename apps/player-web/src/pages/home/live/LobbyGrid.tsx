import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { GameGrid } from '@kislap/ui';
import { useMemo } from 'react';
import { tileOf } from './tileOf';

/** What the games of every grid of the lobby share. */
export interface LobbyGrid {
  /** Codes of the player's favourites; nothing for a guest, who sees no hearts. */
  readonly favorites: readonly string[] | undefined;
  readonly onOpen: (gameCode: string) => void;
  readonly onToggleFavorite: (gameCode: string) => Promise<void>;
}

/** Games as tiles, three in a line. */
export function LobbyGrid({ games, grid }: { readonly games: readonly Game[]; readonly grid: LobbyGrid }) {
  const text = useText();
  const { favorites, onOpen, onToggleFavorite } = grid;
  const tiles = useMemo(() => {
    const kept = new Set(favorites);
    return games.map((game) => tileOf(game, kept.has(game.code), text));
  }, [games, favorites, text]);
  return (
    <GameGrid
      games={tiles}
      onOpen={onOpen}
      onToggleFavorite={favorites === undefined ? undefined : (code) => void onToggleFavorite(code)}
    />
  );
}
