import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { GameGrid } from '@kislap/ui';
import type { GameTileFacts } from '@kislap/ui';
import { useMemo } from 'react';
import { categoryName } from './categoryName';

interface LobbyGridProps {
  readonly games: readonly Game[];
  readonly handling: GameHandling;
}

/** Games as tiles, three in a line and more on a wide screen. */
export function LobbyGrid({ games, handling }: LobbyGridProps) {
  const text = useText();
  const { favorites, onOpen, onToggleFavorite } = handling;
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

/** What the games of every grid of the lobby share. */
export interface GameHandling {
  /** Codes of the player's favorites; nothing for a guest, who sees no hearts. */
  readonly favorites: readonly string[] | undefined;
  readonly onOpen: (gameCode: string) => void;
  readonly onToggleFavorite: (gameCode: string) => Promise<void>;
}

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
