import { useCallback, useMemo, useSyncExternalStore } from 'react';

import { VirtualRows } from '../../patterns/VirtualList/VirtualRows';
import { widths } from '../../theme/styleRules';
import { GameTile } from '../GameTile/GameTile';
import type { GameTileFacts } from '../GameTile/GameTile';
import { line } from './GameGrid.css';

/** What a grid of games is given, long or short. */
export interface GameGridProps {
  /** What is shown, in order. */
  readonly games: readonly GameTileFacts[];
  /** The player pressed a game, named by its id. */
  readonly onOpen: (id: string) => void;
  /** The player pressed a game's heart; without it no hearts are drawn. */
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
}

/** Height of a line at the width of the drawings, px: picture, two lines of text and the distance. */
const LINE_PX = 222;

/** The games of a long catalogue, with only the lines near the screen in the document. */
export function LongGameGrid({ games, onOpen, onToggleFavorite }: GameGridProps) {
  const perLine = useTilesPerLine();
  const lines = useMemo(() => linesOf(games, perLine), [games, perLine]);
  const parts = useMemo(() => ({ count: perLine, className: line }), [perLine]);
  const renderTile = useCallback(
    (tiles: readonly GameTileFacts[], _line: number, place: number) => {
      const game = tiles[place];
      if (game === undefined) return null;
      return <GameTile game={game} onOpen={onOpen} onToggleFavorite={onToggleFavorite} isEager />;
    },
    [onOpen, onToggleFavorite],
  );
  return (
    <VirtualRows
      // A line of another length has another number of parts.
      key={perLine}
      items={lines}
      keyOf={keyOf}
      rowHeight={LINE_PX}
      parts={parts}
      renderRow={renderTile}
    />
  );
}

const keyOf = (tiles: readonly GameTileFacts[]): string => tiles[0]?.id ?? '';

/** As the styles of the grid have it. */
const tilesPerLine = (): number => (window.innerWidth >= widths.halves ? 6 : 3);

function followWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** How many tiles a line of the grid has at the width of the screen. */
const useTilesPerLine = (): number => useSyncExternalStore(followWidth, tilesPerLine, () => 3);

/** Cuts a list into lines; the last one may be shorter. */
export function linesOf<Tile>(tiles: readonly Tile[], perLine: number): readonly (readonly Tile[])[] {
  return Array.from({ length: Math.ceil(tiles.length / perLine) }, (_, index) =>
    tiles.slice(index * perLine, (index + 1) * perLine),
  );
}
