import { useMemo } from 'react';

import { VirtualRows } from '../../patterns/VirtualList/VirtualRows';
import { GameTile } from '../GameTile/GameTile';
import type { GameTileFacts } from '../GameTile/GameTile';
import { line } from './GameGrid.css';

/** What a grid of games is given, long or short. */
export interface GameGridProps {
  readonly games: readonly GameTileFacts[];
  readonly onOpen: (id: string) => void;
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
}

/** Height of a line at the width of the drawings, px: picture, two lines of text and the distance. */
const LINE_PX = 222;

/** The games of a long catalogue, with only the lines near the screen in the document. */
export function LongGameGrid({ games, ...tile }: GameGridProps) {
  const lines = useMemo(() => linesOf(games), [games]);
  return (
    <VirtualRows
      items={lines}
      keyOf={(games) => games[0]?.id ?? ''}
      rowHeight={LINE_PX}
      renderRow={(games) => (
        <div className={line}>
          {games.map((game) => (
            <GameTile key={game.id} game={game} {...tile} />
          ))}
        </div>
      )}
    />
  );
}

/** Tiles in a line of the grid. */
const PER_LINE = 3;

/** Cuts a list into lines of three; the last one may be shorter. */
export function linesOf<Tile>(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  return Array.from({ length: Math.ceil(tiles.length / PER_LINE) }, (_, index) =>
    tiles.slice(index * PER_LINE, (index + 1) * PER_LINE),
  );
}
