import { useMemo } from 'react';

import { VirtualRows } from '../../patterns/VirtualList/VirtualRows';
import { GameTile } from '../GameTile/GameTile';
import type { GameGridProps } from './GameGrid';
import { line } from './GameGrid.css';
import { linesOf } from './linesOf';

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
