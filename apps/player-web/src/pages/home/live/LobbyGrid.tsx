import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { GameGrid } from '@kislap/ui';
import { useMemo } from 'react';
import type { GameHandling } from './GameHandling';
import { tileOf } from './tileOf';

interface LobbyGridProps {
  readonly games: readonly Game[];
  readonly handling: GameHandling;
}

/** Games as tiles, three in a line. */
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
